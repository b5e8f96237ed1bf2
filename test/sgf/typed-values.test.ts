import { expect } from '@esm-bundle/chai';
import { isTextual } from '../../src/sgf/identifiers.js';
import { propertyIdentifiers, propertyKind, type ValueType } from '../../src/sgf/properties.js';
import { isKnownIdentifier } from '../../src/sgf/identifiers.js';
import { readProperty, readValue } from '../../src/sgf/typed-values.js';
import { readTime } from '../../src/sgf/times.js';
import { enBoardProperties, enProperties } from '../../src/texts/en/properties.js';
import { treeOf } from '../helpers/records.js';

describe('readValue', () => {
  const rows: readonly (readonly [type: ValueType, raw: string, expected: unknown])[] = [
    ['none', 'anything', true],
    ['number', '+12', 12],
    ['number', '03', 3],
    ['number', '1.5', undefined],
    ['real', '5.', 5],
    ['real', '.5', 0.5],
    ['real', '5,5', 5.5],
    ['real', 'about 3', undefined],
    ['double', '', 1],
    ['double', '1', 1],
    ['double', '2', 2],
    ['double', '7', 1],
    ['color', 'White', 'white'],
    ['color', '1', 'black'],
    ['color', 'x', undefined],
    ['text', 'a\\]b\r\nc\td', 'a]b\nc d'],
    ['simpletext', 'a\nb', 'a b'],
    ['texts', 'a\nb', 'a\nb'],
    ['time', '90m', 5400],
    ['time', 'soon', undefined],
    ['move', ' a b ', 'ab'],
    ['points', ' aa : bb ', 'aa:bb'],
    ['stones', 'aa', 'aa'],
    ['pointPairs', 'aa: bb', ['aa', 'bb']],
    ['pointPairs', 'aa', undefined],
    ['labels', 'aa:1:30', ['aa', '1:30']],
    ['labels', 'aa:\\]', ['aa', ']']],
    ['labels', 'aa', undefined],
    ['figure', '257:a:b', { flags: 257, name: 'a:b' }],
    ['figure', '', { name: '' }],
    ['figure', 'Dia. 3', { name: 'Dia. 3' }],
    ['numberPair', '2:9', [2, 9]],
    ['numberPair', '19', [19, 19]],
    ['numberPair', '2:x', undefined],
    ['composite', 'a\\:b:1', ['a:b', '1']],
    ['composite', 'GoGoD95', ['GoGoD95', undefined]],
  ];
  for (const [type, raw, expected] of rows) {
    it(`${type} ${JSON.stringify(raw)}`, () => {
      expect(readValue(type, raw)).to.eql(expected);
    });
  }
});

describe('readTime', () => {
  const rows: readonly (readonly [raw: string, seconds: number | undefined])[] = [
    ['5400', 5400],
    ['3600.5', 3600.5],
    ['-0.03', -0.03],
    ['5h', 18000],
    ['90m', 5400],
    ['45s', 45],
    ['1h30m', 5400],
    ['1h 30m', 5400],
    ['90 min', 5400],
    ['2 hours', 7200],
    ['8 hours each', 28800],
    ['1 hr', 3600],
    ['2:30:00', 9000],
    ['30:00', undefined],
    ['5 sour', undefined],
    ['1小时', undefined],
    ['', undefined],
    ['h', undefined],
    ['1h'.repeat(50_000), undefined],
  ];
  for (const [raw, seconds] of rows) {
    it(`${raw.slice(0, 20) || 'nothing'} is ${seconds ?? 'no time'}`, () => {
      expect(readTime(raw)).to.equal(seconds);
    });
  }
});

describe('readProperty', () => {
  it('types all values of a property; those that do not fit are undefined', () => {
    const tree = treeOf('(;LB[aa:1][bb]KM[6.5]QQ[x])');
    expect(readProperty(tree, tree.root, 'LB')).to.eql({
      type: 'labels',
      values: [['aa', '1'], undefined],
    });
    expect(readProperty(tree, tree.root, 'KM')).to.eql({ type: 'real', values: [6.5] });
    expect(readProperty(tree, tree.root, 'QQ')).to.equal(undefined);
    expect(readProperty(tree, tree.root, 'B')).to.equal(undefined);
  });
});

describe('the property table', () => {
  /** What the requirements' table calls a type, and we. */
  const typeNames: readonly (readonly [RegExp, ValueType])[] = [
    [/^none or number:simpletext/, 'figure'],
    [/^none$/, 'none'],
    [/^(number or number:number)/, 'numberPair'],
    [/^number/, 'number'],
    [/^real \(000: time\)/, 'time'],
    [/^real/, 'real'],
    [/^double \(003\)/, 'points'],
    [/^double/, 'double'],
    [/^color/, 'color'],
    [/^simpletext:simpletext/, 'composite'],
    [/^simpletext \(FF5: simpletext:simpletext\)/, 'composite'],
    [/^(simpletext|DiaSpec|string of points)/, 'simpletext'],
    [/^text/, 'text'],
    [/^time/, 'time'],
    [/^move/, 'move'],
    [/^list of stone/, 'stones'],
    [/^list of point:point/, 'pointPairs'],
    [/^list of point:simpletext/, 'labels'],
    [/^e?list of point/, 'points'],
    [/^list of (text|simpletext|value)/, 'texts'],
  ];
  /** Where the documents disagree: read by shape or by place (X-09, X-10, D-06). */
  const byShape = ['TC', 'HD'];
  /** Words of the requirements' table that are no properties. */
  const noProperties = ['X*', 'XY', 'TG', 'NO'];

  it('has every identifier of the documents, with its type', async () => {
    const text = await (await fetch('/test/sgf/properties.tsv')).text();
    const [, ...lines] = text.trim().split('\n');
    const listed = lines.map((line) => line.split('\t'));
    const wrong = listed.filter(([identifier = '', , type = '']) => {
      if (noProperties.includes(identifier) || byShape.includes(identifier)) return false;
      const expected = typeNames.find(([pattern]) => pattern.test(type))?.[1];
      return !expected || propertyKind(identifier)?.type !== expected;
    });
    expect(wrong.map(([identifier, , type]) => [identifier, type])).to.eql([]);
    const known = listed.map(([identifier]) => identifier);
    expect(propertyIdentifiers().filter((identifier) => !known.includes(identifier))).to.eql([]);
    const inherited = listed
      .filter((cells) => cells[6] === 'yes')
      .map(([identifier]) => identifier);
    expect(propertyIdentifiers().filter((id) => propertyKind(id)?.isInherited)).to.have.members(
      inherited,
    );
  });

  it('has a name for every identifier', () => {
    const names = Object.keys({ ...enProperties, ...enBoardProperties });
    expect(names).to.have.members(propertyIdentifiers());
  });

  it('agrees with the names that the reader joins (P-11)', () => {
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
    const pairs = letters.flatMap((first) => letters.map((second) => first + second));
    const long = propertyIdentifiers().filter((name) => name.length > 1);
    expect(pairs.filter(isKnownIdentifier)).to.eql(pairs.filter((pair) => propertyKind(pair)));
    expect(long.filter((name) => !isKnownIdentifier(name))).to.eql([]);
    expect(['KGS', 'EVXX', 'ABC', 'PX', ''].filter(isKnownIdentifier)).to.eql([]);
  });
});

describe('the texts among the properties', () => {
  it('are those that the table gives a type of text', () => {
    const isText = (identifier: string) =>
      /text|composite/.test(propertyKind(identifier)?.type ?? '');
    const identifiers = [...propertyIdentifiers(), 'QQ', 'CC'];
    expect(identifiers.filter(isTextual)).to.eql(identifiers.filter(isText));
  });
});
