// Inputs for test/node/any-input.test.js: hostile, careless or broken text.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { root } from '../../scripts/run.js';

/** Largest file that is used as a base, in bytes. Larger ones are for the tests of large records. */
const LARGEST_BASE = 40_000;

const between = (low, high) => fc.integer({ min: low, max: high });
const joined = (parts) => parts.join('');
const words = (text) => text.split(' ');
const texts = (unit, maxLength) => fc.array(unit, { maxLength }).map(joined);

/** Any code units, including NUL and lone surrogates. */
const codeUnit = between(0, 0xffff).map((code) => String.fromCharCode(code));

export const anyText = fc.oneof(
  texts(codeUnit, 60),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'binary-ascii', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'()[];\\:aB \n'), maxLength: 200 }),
);

const oddCharacters = [
  ...['\0', '\n', '\r', '\r\n', '\n\r', '\t', '\v', '\f', '\u2028', '\u00a0', '\ufeff', '\u200b'],
  ...words('\ud800 \udc00 \u202e \u2066 \ufffd 😀 é ß İ 囲碁 子 半 ½'),
];
const brackets = words('( ) ; [ ] \\ : () (; ]] \\] \\\\ \\: []');

const points = fc.oneof(
  fc.constantFrom('', 'A A', 'a\na', ...words('aa tt ss T19 a1 ZZ aa:ss ss:aa zz:')),
  fc.string({ unit: fc.constantFrom(...'abcstABS:1'), maxLength: 5 }),
);
const numbers = fc.oneof(
  fc.constantFrom(...words('0 -0 +1 2 9 19 1e9 NaN'), '9'.repeat(15), '9'.repeat(400)),
  fc.constantFrom(...words('-1 0,5 .5 5. 19:9 0:0 99:99 52:1 19x19 6.5 ba')),
  between(-99, 99).map(String),
);
const phrases = fc.constantFrom(
  ...words('1996-05-06,07,08 1996-12-27,28~30 2000-02-30 - ,,, 1996..1998'),
  ...words('B+R W+0.5 Draw:x M+ ? Void B+{x} A-:{detail} A:1 OP:60 B1:Cho:9d 1,pre,{0}'),
  ...words('3.75子 3又3/4子 6目半 -½ 1/0 7/8 1h30m 2:30:00 10x1m'),
  ...words('&& b-w-(b) 22B go utf-8 GB2312 x:y:z aabbcc abc'),
  ...['96: note', '1996-05 12:30', 'b + t', '8 hours each', '30 moves / 10m', '5x30 byo-yomi'],
  ...['w: :', '2 (x)', 'A & B', 'A, 9 dan'],
);
const parts = fc.constantFrom(...oddCharacters, ...brackets, ' ', 'x', 'A', '{detail}', '$1', '7');
const value = fc.oneof(points, numbers, phrases, texts(parts, 8)).map((text) => `[${text}]`);

const looks = fc.constantFrom(
  (name) => name,
  (name) => name.toLowerCase(),
  (name) => `${name[0]}xyz${name.slice(1)}`,
  (name) => name.split('').join(' '),
  (name) => `go${name}2`,
);

/** Tokens of SGF: known properties, and what may be between them. */
const tokensOf = (identifiers) => {
  const known = fc.constantFrom(...identifiers);
  const special = fc.constantFrom(
    ...words('S HD E HA B W AB AW AE LB VW C ZZ SZ GM CA QQ T1 MULTIGOGM A X FF PL KO'),
    ...words('__proto__ constructor toString'),
  );
  const name = fc
    .tuple(fc.oneof(known, special), fc.oneof({ weight: 5, arbitrary: fc.constant(String) }, looks))
    .map(([identifier, look]) => look(identifier));
  const property = fc
    .tuple(name, fc.oneof({ weight: 5, arbitrary: fc.constant('') }, fc.constantFrom(' ', '\0\n')))
    .chain((head) => fc.array(value, { maxLength: 3 }).map((values) => [...head, ...values]))
    .map(joined);
  const move = fc.tuple(fc.constantFrom(';B', ';W', 'B', 'W'), points);
  return fc.oneof(
    { weight: 6, arbitrary: property },
    { weight: 3, arbitrary: move.map(([head, point]) => `${head}[${point}]`) },
    { weight: 3, arbitrary: fc.constantFrom(';', '(;', ')', '\n') },
    { weight: 1, arbitrary: fc.constantFrom(...oddCharacters, ...brackets) },
    { weight: 1, arbitrary: value },
  );
};

export function sgfLikeText(identifiers) {
  const tokens = tokensOf(identifiers);
  const start = fc.constantFrom('', ...words('(; (;FF[4]GM[1]SZ[9] (;SZ[3] (( (;GM[11] (B[aa]'));
  return fc.tuple(start, texts(tokens, 30)).map(joined);
}

/** Charsets that exist, charsets that don't, and names of object properties. */
const anyCharset = fc.oneof(
  fc.constantFrom(
    ...words('utf-8 UTF8 gb18030 GB2312 gbk big5 shift_jis SJIS euc-jp euc-kr windows-1252 latin1'),
    ...words('iso-2022-jp iso-2022-kr hz-gb-2312 utf-16 utf-16be utf-16le utf-7 iso-8859-1 koi8-r'),
    ...words('ISO8859_16 iso-8859-8-i koi8-u ibm866 macintosh x-mac-cyrillic windows-874'),
    ...words('x-user-defined replacement __proto__ constructor toString hasOwnProperty UTF-8:7bit'),
    ...words('iso-8859-99 iso88590 utf-32 ucs-2 cp437 tis-620 💥'),
    ...[':', '', ' ', '\0', 'x'.repeat(100)],
  ),
  fc.string({ maxLength: 12 }),
);

const latin = (text) => Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff);
const concatenated = (chunks) => Uint8Array.from(chunks.flatMap((chunk) => [...chunk]));
const anyBlock = fc.uint8Array({ maxLength: 40 });

/** Bytes that may not be text, with byte order marks and CAs. */
export const anyBytes = fc
  .tuple(
    fc.constantFrom('', '', '', '\xef\xbb\xbf', '\xff\xfe', '\xfe\xff', '(\0;\0', '\0(\0;', '(;'),
    fc.oneof(
      fc.constant(''),
      anyCharset.map((name) => `(;CA[${name}]C[`),
    ),
    anyBlock,
    fc.oneof(fc.constant('])'), fc.constantFrom(']PB[', '\x1b$B', '\x1b$)C', 'CA[', 'CaaA [utf8')),
    anyBlock,
  )
  .map(([mark, head, first, middle, last]) =>
    concatenated([latin(mark), latin(head), first, latin(middle), last, latin('])')]),
  );

/** The conformance cases, and the corpus of real files if there is one. */
function baseFiles() {
  const cases = path.join(root, 'test/conformance');
  const corpus = path.resolve(root, process.env.SGF_CORPUS ?? '../shared/corpus');
  const folders = [cases, corpus].filter((folder) => existsSync(folder));
  return folders.map((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => path.join(folder, name))
      .filter((file) => /\.(sgf|mgt)$/i.test(file) && statSync(file).size < LARGEST_BASE)
      .sort(),
  );
}

/** Each change gets bytes, two positions in them, and bytes to insert. */
const changes = {
  cut: (bytes, from) => bytes.slice(0, from),
  drop: (bytes, from, to) => concatenated([bytes.slice(0, from), bytes.slice(to)]),
  repeat: (bytes, from, to) => concatenated([bytes.slice(0, to), bytes.slice(from)]),
  insert: (bytes, from, _to, added) =>
    concatenated([bytes.slice(0, from), added, bytes.slice(from)]),
  swap: (bytes, from, to) => {
    const near = Math.min(to, from + 20);
    const [first, second] = [bytes.slice(from, near), bytes.slice(near, to)];
    return concatenated([bytes.slice(0, from), second, first, bytes.slice(to)]);
  },
  flip: (bytes, from, to) => {
    const flipped = bytes.slice();
    if (from < bytes.length) flipped[from] ^= 1 << (to % 8);
    return flipped;
  },
};

export function changedFile(identifiers) {
  const added = fc.oneof(tokensOf(identifiers).map(latin), fc.uint8Array({ maxLength: 4 }));
  const place = fc.nat(LARGEST_BASE);
  const change = fc.record({
    what: fc.constantFrom(...Object.keys(changes)),
    place,
    length: fc.oneof(fc.nat(20), place),
    added,
  });
  const files = fc.oneof(
    ...baseFiles()
      .filter((names) => names.length > 0)
      .map((names) => fc.constantFrom(...names)),
  );
  return fc
    .tuple(files, fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([file, list]) => list.reduce(changed, new Uint8Array(readFileSync(file))));
}

function changed(bytes, { what, place, length, added }) {
  const from = place % (bytes.length + 1);
  return changes[what](bytes, from, Math.min(bytes.length, from + length), added);
}

/** Limits that are reached soon, and nodes to check. */
export const anyRequest = fc.record({
  charset: fc.option(anyCharset, { nil: undefined, freq: 3 }),
  limits: fc.record(
    {
      ...{ length: fc.nat(60), valueLength: fc.nat(6), games: fc.nat(2) },
      ...{ nodes: fc.nat(6), depth: fc.nat(4), findings: fc.nat(3) },
    },
    { requiredKeys: [] },
  ),
  picks: fc.array(fc.nat(1_000_000), { minLength: 3, maxLength: 3 }),
});
