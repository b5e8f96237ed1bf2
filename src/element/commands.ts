import { type Step, steps } from './session/place.js';
import type { BoardContext } from './context.js';
import type { NavigationSource } from './events.js';

/** The steps that keys ask for. They work on the picture and the buttons before the keymap, a chunk, is there. */
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

/** How a command came about. */
export interface Invocation {
  readonly source: NavigationSource;
  /** The key that was pressed, as `nameOfKey` writes it. */
  readonly key?: string;
  /** The button of the page that commands it. */
  readonly invoker?: Element | null;
}

/** Does something; `false` where there was nothing to do: a key is then left to the browser. */
export type Command = (invocation: Invocation) => unknown;

const byUser: Invocation = { source: 'user' };

/**
 * What can be done on a board, by name: buttons, keys, the menu and `commandfor` all run these. Parts of a board add
 * their own as long as they are there.
 */
export class Commands {
  readonly #commands = new Map<string, Command>();

  constructor({ session, interaction }: BoardContext) {
    for (const step of steps) this.#commands.set(step, ({ source }) => session.step(step, source));
    this.add({
      toggle: () => session.place.line.length > 1 && interaction.toggle(),
      'prev-comment': () => interaction.jump(-1),
      'next-comment': () => interaction.jump(1),
    });
  }

  /** @returns what takes them away */
  add(commands: Readonly<Record<string, Command>>): () => void {
    for (const [name, command] of Object.entries(commands)) this.#commands.set(name, command);
    return () => {
      for (const [name, command] of Object.entries(commands))
        if (this.#commands.get(name) === command) this.#commands.delete(name);
    };
  }

  /** @returns what the command returns; `false` where nobody has added it */
  run(name: string, invocation = byUser): unknown {
    return this.#commands.get(name)?.(invocation) ?? this.#commands.has(name);
  }
}
