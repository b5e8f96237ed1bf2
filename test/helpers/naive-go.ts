import type { GameTree, NodeId } from '../../src/sgf/game-tree.js';

/** The content of a point, as in diagrams. */
type Mark = 'X' | 'O' | '.';

const STONES = { B: 'X', W: 'O', AB: 'X', AW: 'O', AE: '.' } as const;

/**
 * A second implementation of Go, as simple as possible and independent of the program, to compare replays with. It
 * supports passes, and points of two small letters on the board.
 */
export class NaiveGo {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Mark[];
  readonly captures = { black: 0, white: 0 };
  turn: 'black' | 'white' = 'black';
  /** A point that the other side must not play next. */
  ko: number | undefined;
  /** Whether the last node took back a ko at once. */
  hasTakenBack = false;

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.cells = Array<Mark>(columns * rows).fill('.');
  }

  get drawn(): string[] {
    return Array.from({ length: this.rows }, (_, y) =>
      this.cells.slice(y * this.columns, (y + 1) * this.columns).join(''),
    );
  }

  apply(tree: GameTree, node: NodeId): void {
    this.hasTakenBack = false;
    for (const name of ['AE', 'AB', 'AW'] as const) {
      for (const value of tree.values(node, name)) this.put(this.placeOf(value), STONES[name]);
    }
    for (const { identifier, values } of tree.properties(node)) {
      if (identifier !== 'B' && identifier !== 'W') continue;
      const [value = ''] = values;
      this.turn = identifier === 'B' ? 'white' : 'black';
      if (value === '') this.ko = undefined;
      else this.play(STONES[identifier], this.placeOf(value));
    }
    for (const value of tree.values(node, 'E')) {
      if (this.cells[this.placeOf(value)] !== '.') this.put(this.placeOf(value), '.');
    }
    const [side] = tree.values(node, 'PL');
    if (side) this.turn = side === 'B' ? 'black' : 'white';
  }

  put(place: number, mark: Mark): void {
    this.cells[place] = mark;
    this.ko = undefined;
  }

  play(own: 'X' | 'O', place: number): void {
    const enemy = own === 'X' ? 'O' : 'X';
    const [mover, opponent] =
      own === 'X' ? (['black', 'white'] as const) : (['white', 'black'] as const);
    this.hasTakenBack ||= this.ko === place && this.koTaker !== own;
    this.cells[place] = own;
    const before = this.cells.slice();
    const dead = this.besides(place).filter((beside) => this.cells[beside] === enemy);
    const taken = dead.reduce((sum, beside) => sum + this.takeIfDead(beside), 0);
    this.captures[mover] += taken;
    this.captures[opponent] += this.takeIfDead(place);
    const isAlone = this.chainAt(place).length === 1 && this.libertiesOf(place) === 1;
    this.ko = taken === 1 && isAlone ? this.firstDifference(before) : undefined;
    this.koTaker = own;
  }

  koTaker: 'X' | 'O' = 'X';

  firstDifference(before: readonly Mark[]): number {
    return before.findIndex((mark, place) => mark !== this.cells[place]);
  }

  takeIfDead(place: number): number {
    if (this.libertiesOf(place) > 0) return 0;
    const chain = this.chainAt(place);
    for (const member of chain) this.cells[member] = '.';
    return chain.length;
  }

  libertiesOf(place: number): number {
    const around = this.chainAt(place).flatMap((member) => this.besides(member));
    return new Set(around.filter((beside) => this.cells[beside] === '.')).size;
  }

  chainAt(place: number): number[] {
    const chain = [place];
    for (const member of chain) {
      for (const beside of this.besides(member)) {
        if (this.cells[beside] === this.cells[place] && !chain.includes(beside)) chain.push(beside);
      }
    }
    return chain;
  }

  besides(place: number): number[] {
    const column = place % this.columns;
    return [
      ...(column > 0 ? [place - 1] : []),
      ...(column < this.columns - 1 ? [place + 1] : []),
      ...(place >= this.columns ? [place - this.columns] : []),
      ...(place < this.cells.length - this.columns ? [place + this.columns] : []),
    ];
  }

  placeOf(name: string): number {
    return name.charCodeAt(0) - 97 + (name.charCodeAt(1) - 97) * this.columns;
  }
}
