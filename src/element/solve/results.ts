/** What the reader has made of a problem. */
export interface Result {
  /** Whether the last try ended well. */
  readonly isSolved: boolean;
  /** How often the reader has tried. */
  readonly tries: number;
  /** For how long, in all. */
  readonly seconds: number;
}

/**
 * What tells a problem from all others of the site, wherever it stands: its file and its number there, or no file and
 * what its stones and moves are.
 */
export interface Identity {
  readonly file: string;
  readonly problem: string;
}

type Results = Map<string, Result>;

const KEY = 'sgf-board-problems';
/** Between file and problem; addresses of files have none. */
const SEPARATOR = '#';
const keyOf = ({ file, problem }: Identity) => file + SEPARATOR + problem;

/** Of this visit: all boards of the page know them. */
const ofVisit: Results = new Map();
/** What was read last, and the text that it was read from: another page of the site may have written since. */
let known: { readonly text: string; readonly results: Results } | undefined;

/**
 * What the reader has made of a problem, as far as that is known.
 *
 * @param isKept whether the author wants what earlier visits have left
 */
export function resultOf(identity: Identity, isKept: boolean): Result | undefined {
  const key = keyOf(identity);
  return ofVisit.get(key) ?? (isKept ? readKept().get(key) : undefined);
}

/** Notes or forgets results. What the browser does not keep is known until the reader leaves the page. */
export function setResults(
  changes: readonly (readonly [Identity, Result | undefined])[],
  isKept: boolean,
): void {
  const kept = isKept ? new Map(readKept()) : undefined;
  for (const [identity, result] of changes)
    for (const results of [ofVisit, kept]) {
      if (result) results?.set(keyOf(identity), result);
      else results?.delete(keyOf(identity));
    }
  if (kept) keep(kept);
}

/** Whether the browser keeps results: it refuses in a sandbox, and where the reader does not want it. */
export function keepsResults(): boolean {
  return readKept().size > 0;
}

/** The results of all problems of the site; none where nothing may be stored. */
function readKept(): Results {
  try {
    const text = localStorage.getItem(KEY) ?? '';
    if (known?.text !== text)
      known = { text, results: text ? parse(text) : new Map<string, Result>() };
    return known.results;
  } catch {
    return new Map();
  }
}

/** `{ "/problems/ten.sgf": { "3": [1, 2, 41] } }`: the third is solved, with two tries, in 41 seconds. */
function keep(results: Results): void {
  const files = new Map<string, Map<string, readonly number[]>>();
  for (const [key, { isSolved, tries, seconds }] of results) {
    const at = key.lastIndexOf(SEPARATOR);
    const file = key.slice(0, at);
    const problems = files.get(file) ?? new Map<string, readonly number[]>();
    files.set(file, problems.set(key.slice(at + 1), [Number(isSolved), tries, seconds]));
  }
  const text = JSON.stringify(
    Object.fromEntries(Array.from(files, ([file, all]) => [file, Object.fromEntries(all)])),
  );
  try {
    if (files.size > 0) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
  } catch {
    // It is full, or refuses.
  }
}

/** Anything may stand there: what is no result is left out. */
function parse(text: string): Results {
  const results: Results = new Map<string, Result>();
  const entriesOf = (value: unknown) => Object.entries(Object(value) as Record<string, unknown>);
  try {
    for (const [file, problems] of entriesOf(JSON.parse(text)))
      for (const [problem, value] of entriesOf(problems)) {
        const [isSolved, tries, seconds] = Array.isArray(value) ? value.map(Number) : [];
        if (tries && seconds !== undefined && isFinite(tries + seconds))
          results.set(keyOf({ file, problem }), { isSolved: isSolved === 1, tries, seconds });
      }
  } catch {
    // Somebody else's.
  }
  return results;
}
