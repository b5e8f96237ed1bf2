import type { ReactiveController } from 'lit';
import type { Dictionary } from '../texts/dictionary.js';
import { english, Language } from '../texts/language.js';
import { orWarn } from './chunks.js';
import type { SgfBoardElement } from './sgf-board-element.js';

/** The languages beside English, each a chunk of its own. */
const chunks: Readonly<Record<string, () => Promise<{ readonly dictionary: Dictionary }>>> = {
  de: () => import('../texts/languages/de.js'),
  es: () => import('../texts/languages/es.js'),
  fr: () => import('../texts/languages/fr.js'),
  ja: () => import('../texts/languages/ja.js'),
  ko: () => import('../texts/languages/ko.js'),
  pt: () => import('../texts/languages/pt.js'),
  ru: () => import('../texts/languages/ru.js'),
  'zh-Hans': () => import('../texts/languages/zh-Hans.js'),
  'zh-Hant': () => import('../texts/languages/zh-Hant.js'),
};

/** Dictionaries by language tag; a page may add its own, and may replace those that come with the board. */
export const dictionaries: Record<string, Dictionary> = {};

/** Those of the chunks: a promise while one is on its way, `undefined` where it can't be had. */
const loaded = new Map<string, Dictionary | Promise<unknown> | undefined>();

/** What is known of a language tag. */
interface Known {
  /** What dictionaries for it may be called: 'zh-TW', 'zh-Hant', 'zh'. */
  readonly names: readonly string[];
  readonly plain: Language;
  dictionary?: Dictionary;
  language?: Language;
}

/** By tag: boards of one language have the same value. */
const known = new Map<string, Known>();

/** The boards that are in the page. */
const boards = new Set<LanguageController>();

/** The page and the shadow trees in which boards stand are watched for `lang`. */
let watcher: MutationObserver | undefined;

/** The language of a board: that of the nearest `lang`, as soon as its dictionary is there; English until then. */
export class LanguageController implements ReactiveController {
  current = english;
  readonly #host: SgfBoardElement;
  #isWaiting = false;

  constructor(host: SgfBoardElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    boards.add(this);
    watcher ??= new MutationObserver(() => {
      for (const board of boards) board.#host.requestUpdate();
    });
    const options = { subtree: true, attributeFilter: ['lang'] };
    let root: Node = this.#host.getRootNode();
    for (; root instanceof ShadowRoot; root = root.host.getRootNode())
      watcher.observe(root, options);
    watcher.observe(root, options);
  }

  hostDisconnected(): void {
    boards.delete(this);
  }

  /** Follows the page; before each update of the board. */
  update(): Language {
    const tag = tagOf(this.#host);
    const language = known.get(tag) ?? know(tag);
    const dictionary = find(language.names);
    if (dictionary instanceof Promise) void this.#await(dictionary);
    else if (dictionary && dictionary !== language.dictionary) {
      language.dictionary = dictionary;
      language.language = new Language(tag, dictionary);
    }
    const isThere = dictionary && !(dictionary instanceof Promise);
    return (this.current = (isThere && language.language) || language.plain);
  }

  async #await(dictionary: Promise<unknown>): Promise<void> {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    await dictionary;
    this.#isWaiting = false;
    this.#host.requestUpdate();
  }
}

function know(tag: string): Known {
  const names = namesOf(tag);
  const plain = names.includes('en') ? new Language(tag) : english;
  const language: Known = { names, plain };
  known.set(tag, language);
  return language;
}

/** The dictionary of the first name that has one, the page's own before ours. */
function find(names: readonly string[]): Dictionary | Promise<unknown> | undefined {
  const own = names.find((name) => Object.hasOwn(dictionaries, name));
  if (own) return dictionaries[own];
  const chunk = names.find((name) => Object.hasOwn(chunks, name));
  if (chunk === undefined) return undefined;
  if (!loaded.has(chunk)) loaded.set(chunk, load(chunk));
  return loaded.get(chunk);
}

async function load(name: string): Promise<void> {
  const part = await orWarn(chunks[name]?.());
  loaded.set(name, part?.dictionary);
}

function namesOf(tag: string): readonly string[] {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [tag, `${language}-${script}`, language];
  } catch {
    return []; // no tag, or nonsense
  }
}

/** The nearest language tag, in the page or in whatever shadow trees the board stands. */
function tagOf(host: Element): string {
  let at = host;
  for (;;) {
    const near = at.closest<HTMLElement>('[lang]');
    if (near) return near.lang;
    const root = at.getRootNode();
    if (!(root instanceof ShadowRoot)) return '';
    at = root.host;
  }
}
