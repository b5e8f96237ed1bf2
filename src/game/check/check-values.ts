import type { DiagnosticCode, Severity } from '../../sgf/diagnostic.js';
import type { GameTree, PropertyId } from '../../sgf/game-tree.js';
import type { PropertyKind } from '../../sgf/properties.js';
import { readTime } from '../../sgf/times.js';
import { readValue } from '../../sgf/typed-values.js';
import { readDouble } from '../../sgf/double.js';
import { readReal } from '../../sgf/real.js';
import { readNumber, readPair, readSimpleText } from '../../sgf/values.js';
import { readDate } from '../info/dates.js';
import { readHandicap } from '../info/handicaps.js';
import { hasHundredths, readKomi } from '../info/komi.js';
import { isHandicapValue } from '../dialect-handicap.js';
import { readMoveSequence } from '../dialects.js';
import { properName } from '../info/info-names.js';
import { readResult } from '../info/results-in-words.js';

/** Receives a finding about a property; `severity` is set if it differs from the usual one of the code. */
export type Report = (
  code: DiagnosticCode,
  property: PropertyId,
  detail: string,
  severity?: Severity,
) => void;

/** Checks a raw value: returns the code of a finding, or `undefined` if the value is fine. */
type Check = (raw: string, tree: GameTree) => DiagnosticCode | undefined;

const unless = (code: DiagnosticCode, isFine: (raw: string) => boolean): Check => {
  return (raw) => (isFine(raw) ? undefined : code);
};

const isWithin = (low: number, high: number) => (raw: string) => {
  const number = readNumber(raw);
  return number !== undefined && number >= low && number <= high;
};

const times = unless('time-units', (raw) => readTime(raw) !== undefined);

/** Properties whose values must fit more than their type. An empty value counts as missing (I-59). */
const checks: Readonly<Partial<Record<string, Check>>> = {
  FF: unless('ff-unknown', isWithin(1, 5)),
  GM: unless('bad-value', (raw) => readNumber(raw) !== undefined || /^\s*go\s*$/i.test(raw)),
  ST: unless('bad-value', isWithin(0, 3)),
  PM: unless('bad-value', isWithin(0, 2)), // K-32
  SZ: unless('square-as-rect', (raw) => !isSquarePair(raw)),
  HA: unless('bad-value', (raw) => readHandicap(raw).stones !== undefined), // I-36
  HD: unless('bad-value', isHandicapValue), // D-06
  DT: unless('bad-date', isUsualDate), // I-17a, I-19
  RE: unless('bad-result', isUsualResult), // I-47
  KM: complaintAboutKomi,
  TM: times, // I-22
  LT: times,
  TT: times,
  S: unless('bad-value', (raw) => readMoveSequence(raw) !== undefined), // D-16
};

function isUsualDate(raw: string): boolean {
  const { dates, note, unusual } = readDate(readSimpleText(raw));
  return !unusual && (dates.length > 0 || note !== undefined);
}

function isUsualResult(raw: string): boolean {
  const { winner, unusual } = readResult(readSimpleText(raw));
  return !unusual && winner !== undefined;
}

/** I-33, I-33a. */
function complaintAboutKomi(raw: string, tree: GameTree): DiagnosticCode | undefined {
  const { points, unusual } = readKomi(readSimpleText(raw), hasHundredths(tree));
  if (points !== undefined && !unusual) return undefined;
  return readReal(raw) === undefined ? 'bad-komi' : 'komi-hundredths';
}

function isSquarePair(raw: string): boolean {
  const pair = readPair(raw);
  return raw.includes(':') && pair !== undefined && pair[0] === pair[1];
}

/** The code of the finding about a value; `undefined` if the value is fine. */
export function complaintAbout(
  identifier: string,
  kind: PropertyKind,
  raw: string,
  tree: GameTree,
): DiagnosticCode | undefined {
  if (raw.trim() === '' && kind.class !== 'node' && kind.class !== 'move') return undefined;
  const name = kind.class === 'game-info' ? properName(identifier) : identifier;
  const check = checks[name];
  if (check) return check(raw, tree);
  if (kind.class === 'private') return undefined; // kept, whatever it is (P-29)
  const value = kind.type === 'double' ? readDouble(raw) : readValue(kind.type, raw);
  return value === undefined ? 'bad-value' : undefined; // V-05, V-39
}
