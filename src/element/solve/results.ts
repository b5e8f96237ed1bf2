/** The reader's result of a problem. */
export interface Result {
  /** Whether the last try solved the problem. */
  readonly isSolved: boolean;
  /** Number of tries. */
  readonly tries: number;
  /** Total time, in seconds. */
  readonly seconds: number;
}

/**
 * Identifies a problem among all problems of the site: by its file and its number in the file, or, without a file, by a
 * fingerprint of its stones and moves.
 */
export interface Identity {
  readonly file: string;
  readonly problem: string;
}

type Results = Map<string, Result>;

const KEY = 'sgf-board-problems';
/** Separates file and problem in a key. File addresses here don't contain it. */
const SEPARATOR = '#';
const keyOf = ({ file, problem }: Identity) => file + SEPARATOR + problem;

/** The results of this visit, shared by all boards of the page. */
const ofVisit: Results = new Map();
/** The results that were read last, with their text: another page of the site may have written since. */
let known: { readonly text: string; readonly results: Results } | undefined;

/**
 * The reader's result of a problem, if it is known.
 *
 * @param isKept whether the author wants results of earlier visits, too
 */
export function resultOf(identity: Identity, isKept: boolean): Result | undefined {
  const key = keyOf(identity);
  return ofVisit.get(key) ?? (isKept ? readKept().get(key) : undefined);
}

/** Records or forgets results. If the browser can't store them, they last until the reader leaves the page. */
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

/** Whether the browser has stored results. It refuses in a sandbox, or when the reader has turned storage off. */
export function keepsResults(): boolean {
  return readKept().size > 0;
}

/** The stored results of all problems of the site, or none if storage is not allowed. */
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

/**
 * Stores the results as JSON. `{ "/problems/ten.sgf": { "3": [1, 2, 41] } }` means that the third problem is solved, in
 * two tries and 41 seconds.
 */
function keep(results: Results): void {
  const files = new Map<string, Map<string, readonly number[]>>();
  for (const [key, { isSolved, tries, seconds }] of results) {
    const at = key.lastIndexOf(SEPARATOR);
    const file = key.slice(0, at);
    const problems = files.get(file) ?? new Map<string, readonly number[]>();
    files.set(file, problems.set(key.slice(at + 1), [Number(isSolved), tries, seconds]));
  }
  const text = JSON.stringify(
    Object.fromEntries([...files].map(([file, all]) => [file, Object.fromEntries(all)])),
  );
  try {
    if (files.size > 0) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
  } catch {
    // The storage is full or not allowed.
  }
}

/** Reads stored results. The text may be anything; entries that are not results are left out. */
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
    // The text is not ours.
  }
  return results;
}
