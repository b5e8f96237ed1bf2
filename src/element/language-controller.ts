import type { ReactiveController } from 'lit';
import type { Dictionary } from '../texts/dictionary.js';
import { english, Language } from '../texts/language.js';
import type { LanguageTag } from '../texts/language-tags.js';
import { readSettings } from './attributes.js';
import { orWarn } from './platform/load-part.js';
import { languageFiles } from './language-files.js';
import type { SgfBoardElement } from './sgf-board-element.js';

/** The page's own dictionaries by language tag. They override the built-in ones. */
export const dictionaries: Record<string, Dictionary> = {};

/** The built-in dictionaries by language tag: a promise while one is loading, `undefined` if it can't be loaded. */
const loaded = new Map<string, Dictionary | Promise<unknown> | undefined>();

/** The results of `namesOf` by language tag. */
const knownNames = new Map<string, readonly string[]>();

/** The languages in use by tag, so that all boards with the same language share one object. */
const languages = new Map<string, readonly [Dictionary | undefined, Language]>();

/** The boards in the page. */
const hosts = new Set<SgfBoardElement>();

let observer: MutationObserver | undefined;

/** The language of a board: that of the nearest `lang`, or English until the dictionary for it is loaded. */
export class LanguageController implements ReactiveController {
  current = english;
  readonly #host: SgfBoardElement;

  constructor(host: SgfBoardElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    hosts.add(this.#host);
    addEventListener('storage', followSettings); // the second call for the same listener does nothing
    observeLang(this.#host);
  }

  hostDisconnected(): void {
    hosts.delete(this.#host);
  }

  /** Reads `lang` again; called before each update of the board. */
  update(): Language {
    const tag = tagOf(this.#host);
    const names = knownNames.get(tag) ?? namesOf(tag);
    knownNames.set(tag, names);
    const found = findDictionary(names);
    const isLoading = found instanceof Promise;
    if (isLoading) void found.then(() => this.#host.requestUpdate());
    const dictionary = isLoading ? undefined : found;
    this.current = dictionary || names.includes('en') ? languageOf(tag, dictionary) : english;
    return this.current;
  }
}

function languageOf(tag: string, dictionary: Dictionary | undefined): Language {
  const [before, known] = languages.get(tag) ?? [];
  if (known && before === dictionary) return known;
  const language = new Language(tag, dictionary);
  languages.set(tag, [dictionary, language]);
  return language;
}

/** The dictionary of the first name that has one. The page's own dictionaries come first. */
function findDictionary(names: readonly string[]): Dictionary | Promise<unknown> | undefined {
  const own = names.find((name) => Object.hasOwn(dictionaries, name));
  if (own) return dictionaries[own];
  const tag = names.find((name): name is LanguageTag => Object.hasOwn(languageFiles, name));
  if (tag && !loaded.has(tag)) loaded.set(tag, load(tag));
  return tag === undefined ? undefined : loaded.get(tag);
}

async function load(tag: LanguageTag): Promise<void> {
  const file = await orWarn(languageFiles[tag]());
  loaded.set(tag, file?.dictionary);
}

/** The names that a dictionary for a language tag may have: 'zh-tw', 'zh-TW', 'zh-Hant', 'zh'. */
function namesOf(tag: string): readonly string[] {
  if (tag === 'en') return [tag]; // the first use of `Intl` on a page is slow
  try {
    const { language, region, script } = new Intl.Locale(tag).maximize();
    return [tag, `${language}-${region}`, `${language}-${script}`, language];
  } catch {
    return []; // no tag, or an invalid one
  }
}

/**
 * The language tag of an element, which may be in nested shadow trees; '' if the page names none. The texts of a record
 * are assumed to be in this language.
 */
export function tagOf(element: Element): string {
  const near = element.closest<HTMLElement>('[lang]');
  if (near) return near.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? tagOf(root.host) : '';
}

/** Updates the boards when the reader changes the settings in another tab of the site. */
function followSettings({ key }: StorageEvent): void {
  if (key !== 'sgf-board' && key !== null) return; // `null`: the page has cleared the storage
  readSettings();
  updateBoards();
}

/** Updates all boards of the page and their themes. */
export function updateBoards(): void {
  for (const host of hosts) host.requestUpdate('theme');
}

/** Updates all boards when a `lang` changes in the page or in the shadow trees around an element. */
function observeLang(element: Element): void {
  observer ??= new MutationObserver(updateBoards);
  const root = element.getRootNode();
  observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
  if (root instanceof ShadowRoot) observeLang(root.host);
}
