import { expect } from '@esm-bundle/chai';
import { BLACK, EMPTY, type Point, WHITE } from '../../src/rules/point.js';
import { ChangeLog } from '../../src/rules/change-log.js';

const point = (at: number) => at as Point;

describe('ChangeLog', () => {
  it('takes back several changes of one cell, the last one first', () => {
    const log = new ChangeLog();
    log.add(point(1), EMPTY, BLACK);
    log.add(point(1), BLACK, WHITE);
    log.add(point(3968), EMPTY, BLACK); // the last cell of the largest board
    const cells = new Uint8Array(3969);
    log.redo(cells, 0, log.end);
    expect([cells[1], cells[3968]]).to.eql([WHITE, BLACK]);
    log.undo(cells, 1, log.end);
    expect([cells[1], cells[3968]]).to.eql([BLACK, EMPTY]);
    log.undo(cells, 0, 1);
    expect(cells[1]).to.equal(EMPTY);
  });

  it('keeps very many changes', () => {
    const log = new ChangeLog();
    const count = 1_000_000;
    for (let at = 0; at < count; at++) log.add(point(at % 361), EMPTY, at % 2 ? WHITE : BLACK);
    expect(log.end).to.equal(count);
    const cells = new Uint8Array(361);
    for (const [from, colors] of [
      [0, [BLACK, WHITE, BLACK]],
      [count - 3, [WHITE, BLACK, WHITE]],
    ] as const) {
      log.redo(cells, from, from + 3);
      expect([0, 1, 2].map((further) => cells[(from + further) % 361])).to.eql(colors);
    }
  });
});
