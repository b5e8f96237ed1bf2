/** Words for places and directions, which can't be turned like coordinates. */
const directions =
  /(?<!\p{L})(?:upper|lower|top|bottom|left(?! with| over)|up|down|(?:on|to|from|at) the right|right[- ]hand|right (?:side|edge|corner|part|group|half)|north|south|east|west|oben|unten|links|rechts|(?:en )?haut|(?:en )?bas|gauche|droite|arriba|abajo|izquierd[ao]s?|derech[ao]s?|cima|baixo|esquerd[ao]s?|direit[ao]s?|вверху|внизу|сверху|снизу|слева|справа|лев\p{L}+|прав(?:ый|ая|ой|ом|ую)|верхн\p{L}+|нижн\p{L}+)(?!\p{L})|[左右]|[上下](?=[辺边邊方侧側部角])|왼|오른|위쪽|아래|상변|하변|[좌우][상하변]/iu;

/** Whether a text names a place or a direction. */
export function hasDirections(text: string): boolean {
  return directions.test(text);
}

/** Stems of the words for the two colours, and the endings that both take. */
const colors = [
  ['black', 'white', '(?:s)?'],
  ['noir', 'blanc', 's?'],
  ['noire', 'blanche', 's?'],
  ['schwarz', 'weiß', '(?:e[mnrs]?)?'],
  ['negr', 'blanc', '[oa]s?'],
  ['pret', 'branc', '[oa]s?'],
  ['ner', 'bianc', 'o'],
  ['neri', 'bianchi', ''],
  ['zwart', 'wit', ''],
  ['чёрн', 'бел', '(?:ые|ых|ыми?|ый|ого|ому|ом|ая|ой|ую)'],
] as const;

/** Finds words for colours, as groups, by their endings. Chinese, Japanese and Korean have no spaces around them. */
const colorWords = new RegExp(
  colors
    .map(([black, white, ending]) => `(?<!\\p{L})(?:(${black})|(${white}))(?=${ending}(?!\\p{L}))`)
    .join('|')
    .replace('чёрн', 'ч[её]рн') + '|([黑黒]|(?<!\\p{L})흑)|((?<![明空坦])白|(?<!\\p{L})백)',
  'giu',
);

/** A text with the words for black and white swapped: 'Black’s', 'noirs', 黒先. */
export function swapColorWords(text: string): string {
  const black = /[黒\u3040-\u30ff]/.test(text) ? '黒' : '黑';
  return text.replace(colorWords, (word, ...groups: unknown[]) => {
    const index = groups.slice(0, 2 * colors.length + 2).findIndex((group) => group !== undefined);
    const pair = colors[index >> 1] ?? (/[흑백]/.test(word) ? ['흑', '백'] : [black, '白']);
    return likeCase(pair[(index & 1) ^ 1] ?? word, word);
  });
}

/** Writes a word with the capitals of another. */
function likeCase(word: string, model: string): string {
  const [first = ''] = model;
  if (first === first.toLowerCase()) return word;
  const isAll = model.length > 1 && model === model.toUpperCase();
  return isAll ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
}

/** Replaces names of points, such as Q16 or, in Hex, c5. If the text contains W1, names such as B1 are moves. */
export function replacePoints(text: string, replace: (name: string) => string): string {
  const isMove = /(?<![\p{L}\d])W\d/u.test(text);
  return text.replace(/(?<![\p{L}\d])[a-z]\d{1,2}(?![\p{L}\d])/giu, (name) =>
    isMove && /^[BW]/.test(name) ? name : replace(name),
  );
}
