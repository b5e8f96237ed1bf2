import { parseArgs } from 'node:util';

/** A problem with a command or its files, as one line for the user. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, ''));
  }
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const options = {
  output: { ...text, short: 'o' },
  format: text,
  width: text,
  move: text,
  path: text,
  from: text,
  game: text,
  charset: text,
  numbers: text,
  'number-from': text,
  marks: text,
  view: text,
  coordinates: text,
  rotate: text,
  mirror: flag,
  'swap-colors': flag,
  theme: text,
  caption: text,
  title: text,
  book: flag,
  verbose: flag,
  all: flag,
  quiet: flag,
  json: flag,
  problems: flag,
  help: { ...flag, short: 'h' },
  version: flag,
} as const;

/** The parsed arguments. */
export type Command = ReturnType<typeof parse>;
export type Values = Command['values'];

function parse(args: readonly string[]) {
  return parseArgs({ args: joinNegatives(args), options, allowPositionals: true });
}

/** @throws CommandError for unknown options and missing values */
export function readCommand(args: readonly string[]): Command {
  try {
    return parse(args);
  } catch (error) {
    const { message } = error as Error;
    const name = /'([^']*)'/.exec(message)?.[1] ?? '';
    const isUnknown = message.startsWith('Unknown option');
    const [reason = ''] = message.split('\n');
    throw new CommandError(
      isUnknown ? `there is no option ${name}; sgf-board --help lists them.` : reason,
    );
  }
}

/** Turns `--move -1` into `--move=-1`: `parseArgs` would take -1 for an option. */
function joinNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1) ?? '';
    if (/^-\d+$/.test(arg) && /^--[a-z-]+$/.test(before)) joined.splice(-1, 1, `${before}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

/** Reads one of the allowed words; by default the first. */
export function readChoice<Word extends string>(
  name: string,
  value: string | undefined,
  allowed: readonly [Word, ...Word[]] | readonly Word[],
): Word {
  const chosen = allowed.find((word) => word === (value ?? allowed[0]));
  if (chosen === undefined) throw notAllowed(name, value, allowed.join(', '));
  return chosen;
}

/** @param allowed a list for people to read */
export function notAllowed(name: string, value = '', allowed: string): CommandError {
  return new CommandError(`--${name} "${value}": allowed are ${allowed}.`);
}
