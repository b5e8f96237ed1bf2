import type { Markup } from '../../replay/markup.js';
import type { Layout } from '../../view/layout.js';
import { needsRichScene, type SceneWishes } from '../../view/needs-rich-scene.js';
import { buildScene } from '../../view/scene.js';
import type { Scene } from '../../view/shapes.js';
import type { OpenGame } from '../open-game.js';
import type { Place } from '../place.js';

export interface SceneHost extends HTMLElement, SceneWishes {
  requestUpdate(): void;
}

/** Builds what the board shows of a place. */
export type SceneBuilder = (
  host: SceneHost,
  game: OpenGame,
  place: Place,
  layout: Layout,
  markup: Markup,
) => Scene;

const buildPlain: SceneBuilder = ({ marks }, { replayer }, { node }, layout, markup) =>
  buildScene(replayer.positionAt(node), markup, layout, { marksLastMove: marks !== 'none' });

/** Who builds the board's scenes: those that show more than most do, a chunk. */
export class SceneController {
  readonly #host: SceneHost;
  #builder: SceneBuilder | undefined = buildPlain;
  #isAsked = false;

  constructor(host: SceneHost) {
    this.#host = host;
  }

  /** `undefined` while that chunk is on its way: the board is better not painted yet. */
  builderFor({ tree }: OpenGame): SceneBuilder | undefined {
    if (!this.#isAsked && needsRichScene(tree, this.#host)) void this.#load();
    return this.#builder;
  }

  async #load(): Promise<void> {
    this.#isAsked = true;
    this.#builder = undefined;
    this.#builder = await import('../rich-board.js').then(
      ({ richSceneOf }) => richSceneOf,
      () => buildPlain, // better the stones than nothing
    );
    this.#host.requestUpdate();
  }
}
