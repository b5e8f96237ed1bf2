/** The rules by which a game is counted. */
export interface CountingRules {
  /** By area, stones and territory count; by territory, territory and prisoners. */
  readonly method: 'area' | 'territory';
  /** Points that White gets for a handicap of so many stones. */
  readonly handicapFor: (stones: number) => number;
  /** Whether the record says which rules apply; if not, Japanese rules are assumed. */
  readonly isKnown: boolean;
}

const none = () => 0;

/** Names of rules in RU, and how they count (001 RU, 000 §RU). */
const known: readonly (readonly [name: RegExp, Pick<CountingRules, 'method' | 'handicapFor'>])[] = [
  [/jap|日本|kor|韩|韓|한국/i, { method: 'territory', handicapFor: none }],
  [/\baga\b|american/i, { method: 'area', handicapFor: (stones) => Math.max(0, stones - 1) }],
  [
    /chin|中国|中國|中华|cn\b/i,
    { method: 'area', handicapFor: (stones) => (stones > 1 ? stones : 0) },
  ],
  [/zealand|\bnz|tromp|\bing\b|goe|应|應|计点|area/i, { method: 'area', handicapFor: none }],
];

/** The rules that a record names (RU); unknown names count as Japanese. */
export function rulesFrom(name = ''): CountingRules {
  const [, rules] = known.find(([pattern]) => pattern.test(name)) ?? [];
  return { method: 'territory', handicapFor: none, ...rules, isKnown: rules !== undefined };
}
