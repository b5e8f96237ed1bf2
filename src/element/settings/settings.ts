import { html, type TemplateResult } from 'lit/html.js';
import { type SettingTextKey, enSettings } from '../../texts/en/settings.js';
import type { Language } from '../../texts/language.js';
import { settings } from '../attributes.js';
import type { Board } from '../board.js';
import { updateBoards } from '../language-controller.js';
import { openDialog } from '../dialogs/board-dialog.js';

/** A value of a setting, and its name for readers. */
type Choice = readonly [value: string, say: (language: Language) => string];

const named = (value: string, key: SettingTextKey): Choice => [
  value,
  (language) => language.say(enSettings, key),
];
const sameNamed = (...keys: readonly SettingTextKey[]) => keys.map((key) => named(key, key));
/** A style of coordinates, with examples of the points that it names. */
const example = (value: string, text: string): Choice => [value, () => text];
const seconds = (count: number): Choice => [
  String(1000 * count),
  ({ tag }) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(
      count,
    ),
];

/**
 * The settings, by the attribute that each overrides. `next` overrides a part of `marks`: it shows or hides the moves
 * to come (`picture/rich-board.ts`), and leaves the other marks to the author.
 */
const choices = {
  theme: sameNamed(
    ...(['auto', 'kaya', 'walnut', 'bamboo', 'paper', 'flat', 'felt', 'dark'] as const),
    'high-contrast',
  ),
  coordinates: [
    named('none', 'none'),
    ...[example('western', 'A1, B2, C3'), example('numeric', '1-1, 2-2, 3-3')],
    ...[example('cjk', '1一, 2二, 3三'), example('sgf', 'aa, bb, cc')],
  ],
  numbers: sameNamed('none', 'last', 'last-10', 'all'),
  next: sameNamed('show', 'hide'),
  interval: [...[1, 2, 5, 10].map(seconds), named('auto', 'reading')],
  speech: sameNamed('long', 'short'),
  sound: sameNamed('on', 'off'),
} as const satisfies Partial<Record<SettingTextKey, readonly Choice[]>>;

type Setting = keyof typeof choices;
const names = Object.keys(choices) as Setting[];

const KEY = 'sgf-board';

/** Applies the reader's choices to all boards and stores them; `''` leaves a setting to the author. */
function choose(values: Partial<Record<Setting, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value) settings.set(name, value);
    else settings.delete(name);
  }
  isKept = tries(() => {
    if (String(settings)) localStorage.setItem(KEY, String(settings));
    else localStorage.removeItem(KEY);
  });
  updateBoards();
}

/** Whether the browser stores the settings. It refuses in a sandbox, and if the reader does not want it. */
let isKept = tries(() => localStorage.length);

function tries(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}

/** Lets readers choose how all boards of the site look and sound to them. */
export function openSettings(board: Board): void {
  openDialog(board, 'settings', () => ({
    label: board.language.say(enSettings, 'title'),
    content: contentOf(board.language),
  }));
}

function contentOf(language: Language): TemplateResult {
  const reset = () => choose(Object.fromEntries(names.map((name) => [name, ''])));
  return html`
    ${names.map((name) => field(name, language))}
    <p>${language.say(enSettings, isKept ? 'kept' : 'lost')}</p>
    <button type="button" class="text-button" @click=${reset}>
      ${language.say(enSettings, 'reset')}
    </button>
  `;
}

function field(name: Setting, language: Language): TemplateResult {
  const chosen = settings.get(name);
  const options: readonly Choice[] = [named('', 'author'), ...choices[name]];
  const set = ({ currentTarget }: Event) =>
    choose({ [name]: (currentTarget as HTMLSelectElement).value });
  return html`<label>
    <span>${language.say(enSettings, name)}</span>
    <select name=${name} @change=${set}>
      ${options.map(
        ([value, say]) =>
          html`<option value=${value} .selected=${value === chosen}>${say(language)}</option>`,
      )}
    </select>
  </label>`;
}
