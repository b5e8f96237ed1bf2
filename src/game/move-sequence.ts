/** The points of SmartGo's S[aabbcc]: pairs of letters, blanks apart; `undefined` for anything else (D-16). */
export function readMoveSequence(raw: string): string[] | undefined {
  const letters = raw.replace(/\s/g, '');
  if (letters.length % 2 !== 0 || /[^a-z]/i.test(letters)) return undefined;
  return letters.match(/../g) ?? [];
}
