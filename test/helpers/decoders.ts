import { bytesFrom } from './records.js';

/**
 * Differences of some decoders from the Encoding Standard, which Chromium and Firefox follow. Each one is tried, so
 * that a test runs as soon as an engine supports the encoding. In Chromium no test is skipped.
 */
const differences = {
  'iso-8859-16': {
    charset: 'iso-8859-16',
    bytes: '"x"',
    text: 'x',
    reason: 'Node (ICU) does not know ISO-8859-16, and WebKitGTK decodes it to nothing',
  },
  cp949: {
    charset: 'euc-kr',
    bytes: '8141',
    text: '갂',
    reason: 'Node (ICU) decodes EUC-KR without what CP949 adds: 81 to A0 are control characters',
  },
  'a bad byte in big5': {
    charset: 'big5',
    bytes: 'ff',
    text: '\uFFFD',
    reason: 'Node (ICU) takes the byte FF in Big5 for a character for private use',
  },
};

export type Decoding = keyof typeof differences;

/** Skips a test, and says why, if a decoder here differs from the standard. */
export function needsDecoding(test: Mocha.Context, name: Decoding): void {
  const { charset, bytes, text, reason } = differences[name];
  if (decodedHere(charset, bytes) === text) return;
  console.log(`Skipped here: ${test.test?.title ?? 'a test'}. ${reason}.`);
  test.skip();
}

function decodedHere(charset: string, bytes: string): string | undefined {
  try {
    return new TextDecoder(charset).decode(bytesFrom(bytes));
  } catch {
    return undefined; // the charset is not known
  }
}
