import { type Step, steps } from './session/place.js';
import type { Board } from './board.js';
import type { NavigationSource } from './platform/events.js';

/** The keys that step. */
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

/** What ran a command. */
export interface Invocation {
  readonly source: NavigationSource;
  /** The pressed key, as `nameOfKey` writes it. */
  readonly key?: string;
  /** The page's button that has the command. */
  readonly invoker?: Element | null;
}

/** Returns `false` if there was nothing to do: the browser then handles the key. */
export type Command = (invocation: Invocation) => unknown;

const byUser: Invocation = { source: 'user' };

/** The commands of a board by name. Buttons, keys, the menu and `commandfor` run them; parts of the board add their own. */
export class Commands {
  readonly #commands = new Map<string, Command>();

  constructor({ session }: Board) {
    for (const step of steps) this.#commands.set(step, ({ source }) => session.step(step, source));
  }

  /** @returns a function that removes them */
  add(commands: Readonly<Record<string, Command>>): () => void {
    const entries = Object.entries(commands);
    for (const [name, command] of entries) this.#commands.set(name, command);
    return () => {
      for (const [name, command] of entries)
        if (this.#commands.get(name) === command) this.#commands.delete(name);
    };
  }

  has(name: string): boolean {
    return this.#commands.has(name);
  }

  /** @returns what the command returns; `false` if there is no such command */
  run(name: string, invocation = byUser): unknown {
    return this.#commands.get(name)?.(invocation) ?? this.#commands.has(name);
  }
}
