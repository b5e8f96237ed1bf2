import { basicKind } from '../../sgf/properties.js';

/** The dialects' names for a property; the proper name wins over them (D-01 to D-12). */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  GM: ['GK'],
  EV: ['TE'],
  KM: ['KO', 'LKM'],
  DT: ['RD', 'PDT'],
  TM: ['TL', 'PTM', 'T'],
};

const properNames = new Map(
  Object.entries(otherNames).flatMap(([proper, names]) => names.map((name) => [name, proper])),
);

/** The proper name of a property, followed by its other names. */
export function namesOf(identifier: string): readonly string[] {
  return [identifier, ...(otherNames[identifier] ?? [])];
}

/** The proper name for a dialect's name in the root; other names are returned as they are. */
export function properName(identifier: string): string {
  return properNames.get(identifier) ?? identifier;
}

/** In later nodes these have another meaning, or an unknown one (D-12, D-13, D-21, I-56). */
const otherElsewhere = new Set(['ID', 'T', 'TL', 'TC']);

/** Whether a property is game information in any node; KGS writes scores into the last one (D-23). */
export function isInfoAnywhere(identifier: string): boolean {
  const isInfo = basicKind(identifier)?.class === 'game-info' && !otherElsewhere.has(identifier);
  return isInfo || /^KGSS[BW]$/.test(identifier);
}
