import { type Step, steps } from '../game/place.js';
import type { Board } from './board.js';
import type { NavigationSource } from './platform/events.js';

/** The keys for stepping through the game. */
export const stepKeys = {
  ArrowLeft: 'prev',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'back10',
  PageDown: 'forward10',
  Home: 'first',
  End: 'last',
} as const satisfies Readonly<Record<string, Step>>;

/** How a command was run. */
export interface Invocation {
  readonly source: NavigationSource;
  /** The pressed key, as `nameOfKey` writes it. */
  readonly key?: string;
  /** The button of the page that ran the command. */
  readonly invoker?: Element | null;
}

/** Returns `false` if there was nothing to do; the browser then handles the key. */
export type Command = (invocation: Invocation) => unknown;

const byUser: Invocation = { source: 'user' };

/** The commands of a board by name. Buttons, keys, the menu and `commandfor` run them; parts add their own commands. */
export class Commands {
  /** Tables of commands, the newest first. If several tables have a name, the newest one wins. */
  #tables: readonly Readonly<Record<string, Command>>[];

  constructor(board: Board) {
    const { session } = board;
    const step = (name: Step): [Step, Command] => [
      name,
      ({ source }) => session.step(name, source),
    ];
    const fullscreen = async () => (await board.parts.load('fullscreen'))?.toggleFullscreen(board);
    this.#tables = [{ ...Object.fromEntries(steps.map(step)), fullscreen }];
  }

  /** @returns a function that removes them */
  add(commands: Readonly<Record<string, Command>>): () => void {
    this.#tables = [commands, ...this.#tables];
    return () => {
      this.#tables = this.#tables.filter((table) => table !== commands);
    };
  }

  has(name: string): boolean {
    return this.#commandOf(name) !== undefined;
  }

  /** @returns what the command returns; `false` if there is no such command */
  run(name: string, invocation = byUser): unknown {
    const command = this.#commandOf(name);
    return command ? (command(invocation) ?? true) : false; // it may have removed itself
  }

  #commandOf(name: string): Command | undefined {
    return this.#tables.find((table) => Object.hasOwn(table, name))?.[name];
  }
}
