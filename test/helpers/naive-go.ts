import type { GameTree, NodeId } from '../../src/sgf/game-tree.js';

/** What stands on a point, as diagrams have it. */
type Mark = 'X' | 'O' | '.';

const STONES = { B: 'X', W: 'O', AB: 'X', AW: 'O', AE: '.' } as const;

/**
 * The rules of Go once more, as plainly as they can be said and without anything of the program's:
 * what a replay has to agree with. It knows points of two small letters on the board, and passes.
 */
export class NaiveGo {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Mark[];
  readonly captures = { black: 0, white: 0 };

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
    for (const name of ['AE', 'AB', 'AW'] as const) {
      for (const value of tree.values(node, name)) this.cells[this.placeOf(value)] = STONES[name];
    }
    for (const { identifier, values } of tree.properties(node)) {
      const [value = ''] = values;
      if (value === '') continue;
      if (identifier === 'B' || identifier === 'W')
        this.play(STONES[identifier], this.placeOf(value));
    }
  }

  play(own: 'X' | 'O', place: number): void {
    const enemy = own === 'X' ? 'O' : 'X';
    const [mover, opponent] =
      own === 'X' ? (['black', 'white'] as const) : (['white', 'black'] as const);
    this.cells[place] = own;
    for (const beside of this.besides(place)) {
      if (this.cells[beside] === enemy) this.captures[mover] += this.takeIfDead(beside);
    }
    this.captures[opponent] += this.takeIfDead(place);
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
