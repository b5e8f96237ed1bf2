/** Seconds of each unit, by its Chinese, Japanese and Korean names. */
const units: readonly (readonly [name: RegExp, seconds: number])[] = [
  [/^(小时|小時|时间|時間|时|時|시간)$/, 3600],
  [/^(分|分钟|分鐘|분)$/, 60],
  [/^(秒|秒钟|秒鐘|초)$/, 1],
];

/** Longest text that is read as a time. */
const LONGEST_TIME = 30;

/** A time with units in Chinese, Japanese or Korean, in seconds: `2小时`, `1時間30分`, `60秒` (I-22, I-24). */
export function readTimeInWords(raw: string): number | undefined {
  const text = raw.replace(/\s+/g, '');
  if (text.length > LONGEST_TIME || !/^(?:\d{1,4}(?:\.\d)?\D{1,2})+$/.test(text)) return undefined;
  let sum = 0;
  for (const [, number, name = ''] of text.matchAll(/(\d{1,4}(?:\.\d)?)(\D{1,2})/g)) {
    const unit = units.find(([names]) => names.test(name));
    if (!unit) return undefined;
    sum += Number(number) * unit[1];
  }
  return sum;
}
