/*
 * One table gives the types of all values. The parser does not know the meaning of a property: `sgf/properties.ts` says
 * how to read each one, and `sgf/typed-values.ts` reads it. A test compares the table with the list in the
 * specification (`test/sgf/properties.tsv`).
 */

/**
 * Every property of the five documents: identifier → value type, property class, inheritance (`properties.tsv` of the
 * requirements). The parser does not know this table; it is used when a value is read.
 */

export type ValueType =
  | 'none'
  | 'number'
  | 'real'
  | 'double'
  | 'color'
  | 'text'
  | 'simpletext'
  | 'time'
  | 'move'
  | 'points'
  | 'stones'
  | 'pointPairs'
  | 'labels'
  | 'figure'
  | 'numberPair'
  | 'composite'
  | 'texts';

type PropertyClass = 'root' | 'game-info' | 'setup' | 'move' | 'markup' | 'node' | 'private';

/** The facts that are needed to read or show a property's value. */
export interface BasicKind {
  readonly type: ValueType;
  readonly class: PropertyClass;
}

export interface PropertyKind extends BasicKind {
  /** Whether the value applies to all nodes below until it is set again (DD, VW, PM). */
  readonly isInherited: boolean;
  /** Whether several values are allowed; otherwise the first one counts (V-36). */
  readonly isList: boolean;
}

const kinds: Readonly<Record<PropertyClass, Partial<Record<ValueType, string>>>> = {
  root: { number: 'FF GM ST', numberPair: 'SZ', composite: 'CA AP' },
  'game-info': {
    simpletext:
      'PB PW BR WR BT WT BC WC EV RO DT JD PC RU RE OT OH GN SO US AN CP ON ID TC GE DI RD PDT HD',
    text: 'GC EVX DTX REX',
    time: 'TM LT TT TL PTM',
    number: 'LC OM OV HA BS WS GK',
    real: 'OP KM LKM',
  },
  setup: { stones: 'AB AW', points: 'AE', color: 'PL' },
  move: {
    move: 'B W',
    none: 'KO DO IT',
    number: 'MN OB OW',
    double: 'TE BM',
    time: 'BL WL T',
  },
  markup: {
    points: 'CR SQ TR MA SL M L DD VW TB TW RG SC SE SI',
    labels: 'LB',
    pointPairs: 'AR LN',
    figure: 'FG',
    number: 'PM',
  },
  node: {
    text: 'C',
    simpletext: 'N',
    double: 'GB GW DM UC HO CH',
    real: 'V',
    none: 'IL',
    number: 'EL',
    move: 'EX',
  },
  private: {
    points: 'E KGSDE TY TZ TP TK KB KW QE QB QW',
    simpletext: 'S DG AS',
    text: 'ZZ RM GT GS SK DC BE WE BK WK RC NT OA OC WV WX SY TEV RN PT MO MM KK',
    texts: 'PI BP WP EG',
    number: 'TI AX KI CO DP XM MULTIGOGM MULTIGOBM NN NL MD DE PD PN DN',
    real: 'KGSSB KGSSW SB SW',
    time: 'TU',
  },
};

const inherited = new Set(['DD', 'VW', 'PM']);

const listTypes = new Set<ValueType>(['points', 'stones', 'pointPairs', 'labels', 'texts']);
/**
 * Values of texts are joined (N-23), OT of FF[5] is a list of tagged fields (I-28); HD and TC may be lists of points
 * (D-06, X-09).
 */
const joined = new Set(['C', 'GC', 'OT', 'ZZ', 'HD', 'TC']);

let table: Map<string, BasicKind> | undefined;

/** Every identifier in the table, in its order. */
export function propertyIdentifiers(): string[] {
  return [...(table ??= buildTable()).keys()];
}

/** The facts that the documents give about an identifier; `undefined` for private names that they don't list. */
export function propertyKind(identifier: string): PropertyKind | undefined {
  const kind = basicKind(identifier);
  return (
    kind && {
      ...kind,
      isInherited: inherited.has(identifier),
      isList: listTypes.has(kind.type) || joined.has(identifier),
    }
  );
}

/** Like `propertyKind`, without the fields that only the check of a whole record needs. */
export function basicKind(identifier: string): BasicKind | undefined {
  return (table ??= buildTable()).get(identifier);
}

function buildTable(): Map<string, BasicKind> {
  const entries = new Map<string, BasicKind>();
  for (const [propertyClass, types] of Object.entries(kinds) as [
    PropertyClass,
    Partial<Record<ValueType, string>>,
  ][]) {
    for (const [type, identifiers] of Object.entries(types) as [ValueType, string][]) {
      for (const identifier of identifiers.split(' '))
        entries.set(identifier, { type, class: propertyClass });
    }
  }
  return entries;
}
