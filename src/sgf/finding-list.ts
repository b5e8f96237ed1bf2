import { startOf } from './characters.js';
import { type DiagnosticCode, type Finding, LONGEST_DETAIL } from './diagnostic.js';
import type { NodeId } from './game-tree.js';

/** The findings of a collection, up to a limit. */
export class FindingList {
  readonly all: Finding[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Adds a finding about a node; without one, it is about the text between games. */
  add(
    code: DiagnosticCode,
    offset: number,
    detail: string | undefined,
    node: NodeId | undefined,
    game: number,
  ): void {
    if (this.all.length >= this.#limit && code !== 'too-large') return;
    const shown = detail && startOf(detail, LONGEST_DETAIL);
    this.all.push({ code, offset, detail: shown, ...(node !== undefined && { game, node }) });
  }

  /** Updates the findings about a game whose nodes have new numbers. */
  renumber(game: number, numbers: Int32Array): void {
    this.all.forEach((finding, index) => {
      if (finding.game !== game || finding.node === undefined) return;
      this.all[index] = { ...finding, node: numbers[finding.node] as NodeId };
    });
  }
}
