import { expect } from '@open-wc/testing';
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

  it('forgets the oldest changes of very many, and knows it', () => {
    const log = new ChangeLog();
    const count = 1_000_000;
    for (let at = 0; at < count; at++) log.add(point(at % 361), EMPTY, at % 2 ? WHITE : BLACK);
    expect(log.end).to.equal(count);
    expect([log.reachesBackTo(0), log.reachesBackTo(count - 2 ** 19 - 1)]).to.eql([false, false]);
    expect(log.reachesBackTo(count - 2 ** 19)).to.equal(true);
    const cells = new Uint8Array(361);
    log.redo(cells, count - 3, count);
    const last = [3, 2, 1].map((back) => cells[(count - back) % 361]);
    expect(last).to.eql([WHITE, BLACK, WHITE]);
  });
});
