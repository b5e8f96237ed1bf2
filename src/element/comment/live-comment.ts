import { html } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import { BoardComment } from '../../replay/comments/board-comment.js';
import { changedPoints } from '../../replay/comments/play-sequence.js';
import { describeHighlight, describeOutside, type Highlight } from '../../speech/token.js';
import { enComments } from '../../texts/en-reader.js';
import { addPainter } from '../../view/paint/paint.js';
import { paintRich } from '../../view/paint/rich-drawings.js';
import { withLights, withPreview } from '../../view/scene/overlays.js';
import type { BoardContext } from '../context.js';
import type { Part } from '../features.js';
import type { Shown } from '../picture/picture.js';
import type { Place } from '../session/place.js';
import { adopt } from '../styles.js';
import { commentSheet, commentTemplate, type TokenButton } from './comment-template.js';

addPainter(paintRich);

/** What the reader keeps on the board, and the button that is pressed for it. */
interface Kept extends Highlight {
  readonly button: TokenButton;
}

/**
 * Makes the comment of a board interactive. What the pointer is over, or a key has moved the focus to, is highlighted
 * on the board until the pointer or the focus leaves it. A tap, a click or Enter keeps it there until another one, Escape
 * or a step. The buttons of moves go to the move.
 */
export class LiveComment implements Part {
  readonly #board: BoardContext;
  readonly #removeCommands: () => void;
  #comment: BoardComment | undefined;
  #place: Place | undefined;
  #pointed: Highlight | undefined;
  #kept: Kept | undefined;
  /** The one of these two that the board shows. */
  #shown: Highlight | undefined;
  /** The button that had the focus last. */
  #focused: TokenButton | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
    adopt(board.shell.root, commentSheet());
    document.addEventListener('selectionchange', this.#replaceText);
    this.#removeCommands = board.commands.add({
      'walk-moves': ({ key }) => this.#walk(key === 'ArrowLeft' ? -1 : 1),
      'hide-moves': () => this.#hide(),
    });
  }

  update(): void {
    this.#replaceText();
    const { place } = this.#board.session;
    if (place === this.#place) return;
    this.#place = place;
    this.#keep(undefined);
    this.#rescueFocus();
  }

  release(): void {
    document.removeEventListener('selectionchange', this.#replaceText);
    this.#removeCommands();
    this.#keep(undefined);
    this.#board.shell.renderComment = undefined;
  }

  /** Replaces the plain text, but not while the reader selects it. */
  readonly #replaceText = (): void => {
    const { shell, host } = this.#board;
    if (shell.renderComment || (host.matches(':hover, :focus-within') && isSelecting())) return;
    shell.renderComment = this.#render;
    host.requestUpdate();
  };

  /** Each place has elements of its own: no button inherits the focus of another one. */
  readonly #render = (text: string): unknown => {
    const { session, host, language } = this.#board;
    const { game, place } = session;
    const hasNumbers = host.coordinates.trim() === 'numeric';
    return guard([place, hasNumbers, language], () => {
      this.#comment = new BoardComment(text, {
        replayer: game.replayer,
        node: place.node,
        line: place.line,
        labels: session.markup.labels,
        isMainLine: game.mainLine[place.index] === place.node,
        hasNumbers,
      });
      const content = html`<div
        @pointerover=${this.#onPointerOver}
        @pointerleave=${this.#onLeave}
        @focusin=${this.#onFocusIn}
        @focusout=${this.#onLeave}
        @click=${this.#onClick}
      >${commentTemplate(this.#comment, language)}</div>`;
      return keyed(place, content);
    });
  };

  readonly #onPointerOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') this.#point(buttonAt(target));
  };

  readonly #onFocusIn = ({ target }: FocusEvent): void => {
    const button = buttonAt(target);
    this.#focused = button;
    if (button?.matches(':focus-visible')) this.#point(button);
  };

  readonly #onLeave = (): void => this.#point(undefined);

  /** Highlights the token of a button as long as it is pointed to. */
  #point(button: TokenButton | undefined): void {
    const highlight = this.#highlightOf(button);
    const isKept = highlight && highlight.token === this.#kept?.token;
    this.#pointed = isKept ? undefined : highlight;
    this.#refresh();
    if (!button || !highlight) return;
    const { picture, language } = this.#board;
    const { comment, token } = highlight;
    const outside = describeOutside(token, comment, picture.shown?.layout, language);
    if (outside) button.title = outside;
  }

  readonly #onClick = ({ target }: MouseEvent): void => {
    const button = buttonAt(target);
    const highlight = this.#highlightOf(button);
    if (!button || !highlight) return;
    const { token } = highlight;
    if (token.kind === 'move') this.#goTo(token.number);
    else if (token === this.#kept?.token) this.#hide();
    else this.#announce({ ...highlight, button });
  };

  #goTo(number: number): void {
    const { shell, session } = this.#board;
    const node = this.#comment?.nodeOf(number);
    if (node === undefined || node === session.node) return;
    shell.canvas.focus({ preventScroll: true }); // the button that was pressed goes away
    session.go({ node }, 'user');
  }

  /** Keeps a highlight, and says what it shows. */
  #announce(kept: Kept): void {
    const { announcer, picture, language } = this.#board;
    announcer.say(describeHighlight(kept, picture.shown?.layout, language));
    this.#keep(kept);
  }

  #keep(kept: Kept | undefined): void {
    this.#kept?.button.setAttribute('aria-pressed', 'false');
    kept?.button.setAttribute('aria-pressed', 'true');
    this.#kept = kept;
    this.#pointed = undefined;
    this.#refresh();
  }

  /** @returns whether there was a highlight to hide */
  #hide(): boolean {
    if (!this.#shown) return false;
    const { announcer, language } = this.#board;
    const isPreview = this.#kept?.token.kind === 'sequence';
    this.#keep(undefined);
    announcer.say(isPreview ? language.say(enComments, 'ended') : '');
    return true;
  }

  /** Takes a step through the kept sequence while its button has the focus. */
  #walk(step: -1 | 1): boolean {
    const kept = this.#kept;
    const { activeElement } = this.#board.shell.root;
    if (kept?.token.kind !== 'sequence' || kept.button !== activeElement) return false;
    const count = Math.min(Math.max(0, kept.count + step), kept.token.moves.length);
    if (count !== kept.count) this.#announce({ ...kept, count });
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

  #highlightOf(button: TokenButton | undefined): Highlight | undefined {
    const comment = this.#comment;
    if (!comment || !button) return undefined;
    const { token } = button;
    return { comment, token, count: token.kind === 'sequence' ? token.moves.length : 0 };
  }

  #refresh(): void {
    const shown = this.#pointed ?? this.#kept;
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { picture, session } = this.#board;
    const { place } = session;
    const overlay = shown && overlayOf(shown);
    picture.lay(
      'comment',
      overlay && ((drawn) => (session.place === place ? overlay(drawn) : drawn.scene)),
    );
  }
}

function overlayOf({ comment, token, count }: Highlight): (shown: Shown) => Shown['scene'] {
  if (token.kind !== 'sequence') {
    const points = comment.pointsOf(token);
    return ({ scene, layout }) => withLights(scene, points, layout);
  }
  const { board, numbers } = comment.play(token, count);
  const preview = { board, numbers, changed: changedPoints(comment.position.board, board) };
  return ({ scene, layout }) => withPreview(scene, preview, layout);
}

/** Whether text of the page is selected; a form of the page may be called 'getSelection'. */
function isSelecting(): boolean {
  // In shadow trees Chromium tells no more than the text.
  return String(Document.prototype.getSelection.call(document)) !== '';
}

function buttonAt(target: EventTarget | null): TokenButton | undefined {
  const button = target instanceof Element && target.closest<TokenButton>('.ref');
  return button || undefined;
}
