import { expect } from '@esm-bundle/chai';
import { hexNotation } from '../../src/replay/notation/hex-notation.js';
import { formatWestern } from '../../src/replay/notation/western.js';
import type { Point } from '../../src/rules/point.js';
import { buildLayout } from '../../src/view/layout/build-layout.js';
import { fullCrop, type Layout } from '../../src/view/layout/layout.js';
import { layHex, turnHex } from '../../src/view/layout/hex-layout.js';
import { findCell, seenRows } from '../../src/view/layout/seen-rows.js';
import { turnLayout } from '../../src/view/layout/symmetry.js';

const size = { columns: 3, rows: 2 };
const whole = buildLayout({ size }, fullCrop(size), true);

/** The rows as they are read from top to bottom, with the names around them. */
function read(layout: Layout): string[] {
  const { rows, rowNames, columnNames } = seenRows(layout);
  const nameOf = (point: Point) =>
    layout.cellPath
      ? hexNotation.formatPoint(point, layout.size)
      : formatWestern(point, layout.size);
  return [
    columnNames.map(({ text }) => text).join(' '),
    ...rows.map((cells, row) =>
      [
        `${rowNames[row]?.text}:`,
        ...cells.map(({ point }) => (point === undefined ? '-' : nameOf(point))),
      ].join(' '),
    ),
  ];
}

describe('the rows that are seen', () => {
  it('are the record’s on a board that is not turned', () => {
    expect(read(whole)).to.eql(['A B C', '2: A2 B2 C2', '1: A1 B1 C1']);
  });

  it('go by the eye on a board that is turned or mirrored, and so do their names', () => {
    expect(read(turnLayout(whole, 90, false))).to.eql(['1 2', 'A: A1 A2', 'B: B1 B2', 'C: C1 C2']);
    expect(read(turnLayout(whole, 180, false))).to.eql(['C B A', '1: C1 B1 A1', '2: C2 B2 A2']);
    expect(read(turnLayout(whole, 0, true))).to.eql(['C B A', '2: C2 B2 A2', '1: C1 B1 A1']);
    expect(read(turnLayout(whole, 90, true))).to.eql(['2 1', 'A: A2 A1', 'B: B2 B1', 'C: C2 C1']);
  });

  it('are those of the part that is shown; points left blank have no point', () => {
    const crop = { left: 1, top: 0, right: 2, bottom: 1 };
    expect(read(buildLayout({ size }, crop, true))).to.eql(['B C', '2: B2 C2', '1: B1 C1']);
    const { rows } = seenRows(whole);
    const points = [rows[0]?.[0]?.point, rows[1]?.[2]?.point].filter(
      (point) => point !== undefined,
    );
    expect(read(buildLayout({ size }, fullCrop(size), true, { points }))).to.eql([
      'A B C',
      '2: A2 - -',
      '1: - - C1',
    ]);
  });

  it('slant in Hex as the cells do, whichever way the board is turned', () => {
    const hex = layHex({ columns: 2, rows: 2 }, fullCrop({ columns: 2, rows: 2 }), true, {});
    expect(read(hex)).to.eql(['a b', '1: a1 b1', '2: a2 b2']);
    expect(read(turnHex(hex, 180, false))).to.eql(['b a', '2: b2 a2', '1: b1 a1']);
    expect(read(turnHex(hex, 90, false))).to.eql(['2 1', 'a: a2 a1', 'b: b2 b1']);
    expect(read(turnHex(hex, 330, false))).to.eql(['a b', '1: a1 b1', '2: a2 b2']);
    for (let degrees = 0; degrees < 360; degrees += 30)
      for (const isMirrored of [false, true]) {
        const { rows } = seenRows(turnHex(hex, degrees, isMirrored));
        const [first, right, below] = [rows[0]?.[0], rows[0]?.[1], rows[1]?.[0]];
        if (!first || !right || !below) throw new Error('rows are missing');
        expect(right.x - first.x, `${degrees}`).to.be.above(0.4);
        expect(below.y - first.y, `${degrees}`).to.be.above(0.4);
      }
  });

  it('name lines inside the picture', () => {
    for (const layout of [whole, buildLayout({ size }, fullCrop(size), false)]) {
      const { margins, width, height } = layout;
      for (const { x, y } of [...seenRows(layout).columnNames, ...seenRows(layout).rowNames]) {
        expect(x).to.be.within(-margins.left, width - margins.left);
        expect(y).to.be.within(-margins.top, height - margins.top);
      }
    }
  });

  it('know where a point is', () => {
    const seen = seenRows(turnLayout(whole, 180, false));
    const point = seen.rows[1]?.[2]?.point;
    if (point === undefined) throw new Error('no point');
    expect(findCell(seen, point)).to.eql([1, 2]);
  });
});
