import type { BoardContext } from '../context.js';
import { render } from 'lit/html.js';
import type { BoardToken } from '../../replay/comments/tokens.js';
import { enComments } from '../../texts/en-reader.js';
import type { Place } from '../session/place.js';
import type { Part } from '../features.js';
import { make } from '../make.js';
import { adopt } from '../styles.js';
import { BoardLight, type Lit, litOf, type ReadPlace, readPlace } from './board-light.js';
import { commentSheet, commentTemplate } from './comment-template.js';

/** What is kept on the board, and the button that keeps it. */
interface Kept extends Lit {
  readonly button: HTMLButtonElement;
}

/**
 * The comment of a board, alive: what a pointer is over or a key has brought the focus to is lit on the board as long
 * as it is there; a tap, a click or Enter keeps it until another, Esc, or a step. Moves are gone to.
 *
 *   pointed ─(leaves)→ kept, or nothing          Left, Right while a sequence is kept: through its moves
 */
export class LiveComment implements Part {
  readonly #board: BoardContext;
  readonly #light: BoardLight;
  readonly #removeCommands: () => void;
  #read: ReadPlace | undefined;
  /** The comment of a place, and what it was made of. */
  #text = make('div');
  #made: readonly unknown[] = [];
  #place: Place | undefined;
  #pointed: Lit | undefined;
  #kept: Kept | undefined;
  /** Where the focus was last, in the comment. */
  #focused: Element | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
    this.#light = new BoardLight(board, (number) => this.#read?.nodeOf(number));
    const { root, comment } = board.shell;
    adopt(root, commentSheet());
    comment.addEventListener('pointerover', this.#pointerOver);
    comment.addEventListener('pointerleave', this.#left);
    comment.addEventListener('focusin', this.#focusIn);
    comment.addEventListener('focusout', this.#left);
    comment.addEventListener('click', this.#clicked);
    document.addEventListener('selectionchange', this.#enliven);
    this.#removeCommands = board.commands.add({
      'walk-moves': ({ key }) => this.#walk(key === 'ArrowLeft' ? -1 : 1),
      'hide-moves': () => this.#hide(),
    });
  }

  update(): void {
    this.#enliven();
    const { place } = this.#board.session;
    if (place === this.#place) return;
    this.#place = place;
    this.#forget();
    this.#rescueFocus();
  }

  release(): void {
    const { comment } = this.#board.shell;
    comment.removeEventListener('pointerover', this.#pointerOver);
    comment.removeEventListener('pointerleave', this.#left);
    comment.removeEventListener('focusin', this.#focusIn);
    comment.removeEventListener('focusout', this.#left);
    comment.removeEventListener('click', this.#clicked);
    document.removeEventListener('selectionchange', this.#enliven);
    this.#removeCommands();
    this.#forget();
    this.#board.shell.enliven = undefined;
  }

  /** The plain text gives way, but not while the reader is selecting it. */
  readonly #enliven = (): void => {
    const { shell, host } = this.#board;
    if (shell.enliven || (host.matches(':hover, :focus-within') && isSelecting())) return;
    document.removeEventListener('selectionchange', this.#enliven);
    shell.enliven = this.#paragraphs;
    host.requestUpdate();
  };

  readonly #paragraphs = (comment: string, place: Place): unknown => {
    const { session, host, language } = this.#board;
    const { coordinates } = host;
    const made = [place, comment, coordinates, language];
    if (made.some((part, at) => part !== this.#made[at])) {
      if (place !== this.#made[0]) this.#text = make('div'); // no button keeps a focus that was another's
      this.#made = made;
      this.#read = readPlace(comment, session, coordinates);
      render(commentTemplate(this.#read, session.game.replayer, language), this.#text);
    }
    return this.#text;
  };

  readonly #pointerOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') this.#point(buttonOf(target));
  };

  readonly #focusIn = ({ target }: FocusEvent): void => {
    const button = buttonOf(target);
    this.#focused = button;
    if (button?.matches(':focus-visible')) this.#point(button);
  };

  readonly #left = (): void => this.#point(undefined);

  /** Shows what a button names as long as it is pointed to. */
  #point(button: HTMLButtonElement | undefined): void {
    const token = this.#tokenOf(button);
    const isKept = token !== undefined && token === this.#kept?.token;
    this.#pointed = token && !isKept ? litOf(token) : undefined;
    const outside = token && this.#light.describeOutside(token);
    if (button && outside) button.title = outside;
    this.#refresh();
  }

  readonly #clicked = ({ target }: MouseEvent): void => {
    const button = buttonOf(target);
    const token = this.#tokenOf(button);
    if (!button || !token) return;
    if (token.kind === 'move') this.#goTo(token.number);
    else if (token === this.#kept?.token) this.#end();
    else this.#keep({ ...litOf(token), button });
  };

  #goTo(number: number): void {
    const { shell, session } = this.#board;
    const node = this.#read?.nodeOf(number);
    if (node === undefined || node === session.node) return;
    shell.canvas.focus({ preventScroll: true }); // the button that was pressed goes away
    session.go({ node: node }, 'user');
  }

  #keep(kept: Kept): void {
    this.#kept?.button.setAttribute('aria-pressed', 'false');
    this.#kept = kept;
    this.#pointed = undefined;
    kept.button.setAttribute('aria-pressed', 'true');
    this.#board.announcer.say(this.#light.describe(kept));
    this.#refresh();
  }

  #end(): void {
    const { language } = this.#board;
    const isPreview = this.#kept?.token.kind === 'sequence';
    this.#forget();
    this.#board.announcer.say(isPreview ? language.say(enComments, 'ended') : '');
  }

  #forget(): void {
    this.#kept?.button.setAttribute('aria-pressed', 'false');
    this.#kept = this.#pointed = undefined;
    this.#refresh();
  }

  #hide(): boolean {
    const isShown = Boolean(this.#kept ?? this.#pointed);
    if (isShown) this.#end();
    return isShown;
  }

  /** Through the moves of a sequence that is kept, from its button. */
  #walk(step: -1 | 1): boolean {
    const kept = this.#kept;
    const { activeElement } = this.#board.shell.root;
    if (kept?.token.kind !== 'sequence' || kept.button !== buttonOf(activeElement)) return false;
    const count = Math.min(Math.max(0, kept.count + step), kept.token.moves.length);
    if (count !== kept.count) this.#keep({ ...kept, count });
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
    this.#light.show(this.#pointed ?? this.#kept);
  }

  #tokenOf(button: HTMLButtonElement | undefined): BoardToken | undefined {
    return button && this.#read?.tokens[Number(button.value)];
  }
}

/** Whether text of the page is selected; a form of the page may be called 'getSelection'. */
function isSelecting(): boolean {
  // In shadow trees Chromium tells no more than the text.
  return String(Document.prototype.getSelection.call(document)) !== '';
}

function buttonOf(target: EventTarget | null): HTMLButtonElement | undefined {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button.ref');
  return button || undefined;
}
