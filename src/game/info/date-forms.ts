/** Days in other forms with one reading, to be written as in SGF (I-17a). Months alone are left as written (I-19). */

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month = '(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const weekday = '(?:mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|nes|ur)?(?:day)?';

const forms: readonly (readonly [form: RegExp, write: (...groups: string[]) => string])[] = [
  // 2018-05-10T16:19:34.094Z, 2018-05-10T16:19:34+02:00
  [
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?$/i,
    (date = '', time = '') => `${date} ${time}`,
  ],
  // 2017-12-10 - 2017-12-12
  [/^(\d{4}-\d\d-\d\d) [-–—] (\d{4}-\d\d-\d\d)$/, (from = '', to = '') => `${from}..${to}`],
  // 20010105
  [/^(1[6-9]\d\d|20\d\d)(\d\d)(\d\d)$/, (...parts) => parts.slice(0, 3).join('-')],
  // 2019年3月7日
  [
    /^(\d{4})\s?[年년]\s?(\d\d?)\s?[月월]\s?(\d\d?)\s?[日일号號]$/,
    (...parts) => parts.map(twoDigits).join('-'),
  ],
  // March 7, 2019; Mar. 7th 2019
  [
    new RegExp(`^${month} (\\d\\d?)(?:st|nd|rd|th)?,? (\\d{4})$`, 'i'),
    (name = '', day = '', year = '') => `${year}-${monthNumber(name)}-${twoDigits(day)}`,
  ],
  // 7 Mar 2019, 7th March, 2019
  [
    new RegExp(`^(\\d\\d?)(?:st|nd|rd|th)?[ -]${month},?[ -](\\d{4})$`, 'i'),
    (day = '', name = '', year = '') => `${year}-${monthNumber(name)}-${twoDigits(day)}`,
  ],
];

const beforeDate = new RegExp(`^${weekday}\\.?,? `, 'i');
const afterDate = new RegExp(
  `,? ?\\(?${weekday}\\.?\\)?$|[(（][月火水木金土日一二三四五六][)）]$`,
  'i',
);

/** A date in the form of SGF, if a text has one of the forms above, with or without a weekday; otherwise the text. */
export function inSgfForm(text: string): string {
  const plain = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(afterDate, '')
    .replace(beforeDate, '')
    .trim();
  for (const [form, write] of forms) {
    const match = form.exec(plain);
    if (match) return write(...match.slice(1));
  }
  return plain;
}

function monthNumber(name: string): string {
  return twoDigits(String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1));
}

function twoDigits(number: string): string {
  return number.padStart(2, '0');
}
