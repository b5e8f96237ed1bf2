import { basicKind } from '../../sgf/properties.js';

/** The dialects' names for a property; the proper one wins over them (D-01 to D-12). */
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

/** A property's own name and all that stand for it, the proper one first. */
export function namesOf(identifier: string): readonly string[] {
  return [identifier, ...(otherNames[identifier] ?? [])];
}

/** What a dialect's name stands for in the root; any other name stands for itself. */
export function properName(identifier: string): string {
  return properNames.get(identifier) ?? identifier;
}

/** In later nodes these mean something else, or nothing that is known (D-12, D-13, D-21, I-56). */
const otherElsewhere = new Set(['ID', 'T', 'TL', 'TC']);

/** Whether a property is game information in whatever node it stands; KGS writes scores into the last one (D-23). */
export function isInfoAnywhere(identifier: string): boolean {
  const isInfo = basicKind(identifier)?.class === 'game-info' && !otherElsewhere.has(identifier);
  return isInfo || /^KGSS[BW]$/.test(identifier);
}
