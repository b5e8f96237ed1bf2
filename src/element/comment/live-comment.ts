import { BoardComment } from '../../replay/comments/board-comment.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { describeHighlight, describeOutside, type Highlight } from '../../speech/token.js';
import { enComments } from '../../texts/en/comments.js';
import { withLights, withPreview } from '../../view/scene/previews.js';
import { isWay } from '../../view/scene/ways.js';
import type { Board, Part } from '../board.js';
import type { Invocation } from '../commands.js';
import { tagOf } from '../language-controller.js';
import type { Shown } from '../picture/picture.js';
import type { Place } from '../../game/place.js';
import { commentStyles, fillWithComment, type HighlightButton } from './comment-template.js';

export { paintRich as paint } from '../../view/paint/paint-rich.js';
export const styles = [commentStyles];
export const mount = (board: Board): Part => new LiveComment(board);

/**
 * Makes the comment of a board interactive. A button under the pointer, or one that a key has moved the focus to,
 * highlights what it names on the board until the pointer or the focus leaves it. A tap, a click or Enter keeps the
 * highlight until another one, Escape or a step. The buttons of moves go to the move.
 */
class LiveComment implements Part {
  readonly commands = {
    'walk-moves': ({ key }: Invocation) => this.#walk(key === 'ArrowLeft' ? -1 : 1),
    'hide-moves': () => this.#hide(),
  };
  readonly #board: Board;
  #place: Place | undefined;
  #pointed: Highlight | undefined;
  #kept: Highlight | undefined;
  /** The pressed button, which belongs to the kept highlight. */
  #pressed: HighlightButton | undefined;
  /** The highlight on the board: `#pointed` or `#kept`. */
  #shown: Highlight | undefined;
  #content: HTMLElement = document.createElement('div');
  /** The values that the content was rendered from. */
  #rendered: readonly unknown[] = [];
  /** The button that had the focus last. */
  #focused: HighlightButton | undefined;

  constructor(board: Board) {
    this.#board = board;
    document.addEventListener('selectionchange', this.#replaceText);
  }

  update(): void {
    this.#replaceText();
    const { place } = this.#board.session;
    if (place === this.#place) return;
    this.#place = place;
    this.#keep();
    this.#rescueFocus();
  }

  release(): void {
    document.removeEventListener('selectionchange', this.#replaceText);
    this.#keep();
    this.#board.shell.renderComment = undefined;
  }

  /** Replaces the plain text, but not while the reader selects it. */
  readonly #replaceText = (): void => {
    const { shell, host } = this.#board;
    if (shell.renderComment || (host.matches(':hover, :focus-within') && isSelecting())) return;
    shell.renderComment = this.#render;
    host.requestUpdate();
  };

  /** Renders the comment. Each place has its own elements, so that no button inherits the focus of another one. */
  readonly #render = (text: string): unknown => {
    const { session, host, language } = this.#board;
    const { game, place } = session;
    const hasNumbers = host.coordinates.trim() === 'numeric';
    const lang = tagOf(host);
    const wanted = [place, hasNumbers, language, lang, text.length];
    if (wanted.some((each, at) => each !== this.#rendered[at])) {
      const comment = new BoardComment(text, {
        replayer: game.replayer,
        node: place.node,
        line: place.line,
        labels: session.markup.labels,
        isMainLine: game.mainLine[place.index] === place.node,
        hasNumbers,
      });
      if (place !== this.#rendered[0]) this.#content = this.#newContent();
      fillWithComment(comment, language, lang, this.#content);
      this.#rendered = wanted;
    }
    return this.#content;
  };

  #newContent(): HTMLElement {
    const content = document.createElement('div');
    content.addEventListener('pointerover', this.#onPointerOver);
    content.addEventListener('pointerleave', this.#onLeave);
    content.addEventListener('focusin', this.#onFocusIn);
    content.addEventListener('focusout', this.#onLeave);
    content.addEventListener('click', this.#onClick);
    return content;
  }

  readonly #onPointerOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') this.#point(buttonAt(target));
  };

  readonly #onFocusIn = ({ target }: FocusEvent): void => {
    const button = buttonAt(target);
    this.#focused = button;
    if (button?.matches(':focus-visible')) this.#point(button);
  };

  readonly #onLeave = (): void => this.#point(undefined);

  /** Highlights what a button names while it is pointed at. */
  #point(button: HighlightButton | undefined): void {
    const highlight = button?.highlight;
    this.#pointed = button === this.#pressed ? undefined : highlight;
    this.#refresh();
    const { picture, language } = this.#board;
    const outside = highlight && describeOutside(highlight, picture.shown?.layout, language);
    if (button && outside) button.title = outside;
  }

  readonly #onClick = ({ target }: MouseEvent): void => {
    const button = buttonAt(target);
    if (!button) return;
    const { comment, token } = button.highlight;
    const node = comment.targetOf(token);
    if (node !== undefined) this.#goTo(node);
    else if (button === this.#pressed) this.#hide();
    else this.#keep(button.highlight, button);
  };

  #goTo(node: NodeId): void {
    const { shell, session } = this.#board;
    if (node === session.node) return;
    shell.canvas.focus({ preventScroll: true }); // the pressed button is removed
    session.go({ node }, 'user');
  }

  /** Keeps a highlight on the board and describes it; without arguments, removes the kept one. */
  #keep(highlight?: Highlight, button?: HighlightButton): void {
    const { announcer, picture, language } = this.#board;
    this.#pressed?.setAttribute('aria-pressed', 'false');
    button?.setAttribute('aria-pressed', 'true');
    this.#pressed = button;
    this.#kept = highlight;
    this.#pointed = undefined;
    this.#refresh();
    if (highlight) announcer.say(describeHighlight(highlight, picture.shown?.layout, language));
  }

  /** @returns whether there was a highlight to hide */
  #hide(): boolean {
    if (!this.#shown) return false;
    const { announcer, language } = this.#board;
    const isPreview = this.#kept?.token.kind === 'sequence';
    this.#keep();
    announcer.say(isPreview ? language.say(enComments, 'ended') : '');
    return true;
  }

  /** Takes a step through the kept sequence while its button has the focus. */
  #walk(step: -1 | 1): boolean {
    const kept = this.#kept;
    const button = this.#pressed;
    const { activeElement } = this.#board.shell.root;
    if (kept?.token.kind !== 'sequence' || !button || button !== activeElement) return false;
    const count = Math.min(Math.max(0, kept.count + step), kept.token.moves.length);
    if (count !== kept.count) this.#keep({ ...kept, count }, button);
    return true;
  }

  /** Moves the focus into the new comment if the old one had it. */
  #rescueFocus(): void {
    const { root, comment } = this.#board.shell;
    const isLost = this.#focused && !this.#focused.isConnected && !root.activeElement;
    this.#focused = undefined;
    if (isLost && document.activeElement === document.body)
      comment.querySelector<HTMLElement>('.text')?.focus({ preventScroll: true });
  }

  #refresh(): void {
    const shown = this.#pointed ?? this.#kept;
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { picture, session } = this.#board;
    const { place } = session;
    const overlay = shown && overlayOf(shown);
    picture.setOverlay(
      'comment',
      overlay && ((drawn) => (session.place === place ? overlay(drawn) : drawn.scene)),
    );
  }
}

function overlayOf({ comment, token, count }: Highlight): (shown: Shown) => Shown['scene'] {
  if (token.kind === 'sequence') {
    const preview = comment.play(token, count);
    return ({ scene, layout }) => {
      const shapes = scene.shapes.filter((shape) => !isWay(shape)); // the moves continue from another position
      return withPreview({ ...scene, shapes }, preview, layout);
    };
  }
  const points = comment.pointsOf(token);
  return ({ scene, layout }) => withLights(scene, points, layout);
}

/** Whether text of the page is selected; a form of the page may be called 'getSelection'. */
function isSelecting(): boolean {
  // In shadow trees Chromium reports only the selected text.
  return String(Document.prototype.getSelection.call(document)) !== '';
}

function buttonAt(target: EventTarget | null): HighlightButton | undefined {
  return (target as Element).closest<HighlightButton>('.ref') ?? undefined;
}
