import { readFileSync } from 'node:fs';
import process from 'node:process';
import { runCheck } from './check.js';
import { runCheckProblems } from './check-problems.js';
import { CommandError, readChoice, readCommand, type Values } from './read-command.js';
import { checkExtent, pictureOf, readTheme, readWidth, svgFrom, textFrom } from './draw.js';
import { readBytes, writeFile } from './files.js';
import { bookFrom, checkBook } from './book.js';
import { help } from './help.js';
import { describeFindings, nodeOf, openGame } from './open-record.js';
import { pngFrom } from './png.js';
import { printable } from './check-report.js';

const formats = ['svg', 'png', 'western', 'sensei'] as const;

type Format = (typeof formats)[number];

const ofCheck: ReadonlySet<string> = new Set(['all', 'quiet', 'json', 'problems']);

/** The default width of a PNG, in pixels. */
const USUAL_WIDTH = 1000;

/** @throws CommandError for every problem that the user can solve */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(args);
  if (values.help || args.length === 0) return void process.stdout.write(help);
  if (values.version) return void process.stdout.write(`${readVersion()}\n`);
  const [command, ...paths] = positionals;
  const unknown = Object.keys(values).find((name) => ofCheck.has(name) !== (command === 'check'));
  if (unknown !== undefined && (command === 'check' || command === 'render'))
    throw new CommandError(`${command} has no option --${unknown}; see sgf-board --help.`);
  if (command === 'check') {
    if (paths.length === 0) throw new CommandError('check takes files and folders.');
    return values.problems ? runCheckProblems(paths, values) : runCheck(paths, values);
  }
  if (command !== 'render')
    throw new CommandError(`there is no command ${command ?? ''}; see sgf-board --help.`);
  const [file, ...more] = paths;
  if (file === undefined || more.length > 0)
    throw new CommandError('render takes one file, or - for standard input.');
  await render(file, values);
}

async function render(file: string, values: Values): Promise<void> {
  if (values.book) checkBook(values);
  const format = values.book ? 'book' : formatOf(values);
  const theme = readTheme(values.theme);
  const width = readWidth(values.width);
  const bytes = await readBytes(file);
  const name = file === '-' ? 'standard input' : file;
  if (values.verbose) {
    for (const finding of describeFindings(bytes))
      process.stderr.write(`${printable(`${name}: ${finding}`)}\n`);
  }
  const replayer = openGame(name, bytes, values);
  if (format === 'book') return writeFile(values.output, bookFrom(replayer, values, theme));
  const picture = pictureOf(replayer, nodeOf(replayer.tree, values), values);
  if (format === 'svg') writeFile(values.output, svgFrom(picture, theme, width));
  else if (format === 'png') {
    checkExtent(picture, width ?? USUAL_WIDTH);
    writeFile(values.output, await pngFrom(svgFrom(picture, theme, width), width ?? USUAL_WIDTH));
  } else writeFile(values.output, textFrom(picture, format, values.caption));
}

const formatByEnding: Readonly<Record<string, Format>> = {
  svg: 'svg',
  png: 'png',
  txt: 'western',
};

function formatOf({ format, output = '-' }: Values): Format {
  if (format !== undefined || output === '-') return readChoice('format', format, formats);
  const ending = /\.([^./\\]+)$/.exec(output)?.[1]?.toLowerCase() ?? '';
  const guessed = formatByEnding[ending];
  if (ending === 'html')
    throw new CommandError(`a picture is no HTML: give --book, which prints the whole game.`);
  if (!guessed)
    throw new CommandError(
      `can't tell the format of ${output}: let it end in .svg, .png or .txt, or give --format ${formats.join(', ')}.`,
    );
  return guessed;
}

function readVersion(): string {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
