import type { ReactiveControllerHost } from 'lit';
import type { Dictionary } from '../texts/dictionary.js';
import { speak } from '../texts/texts.js';

export type Speaker = HTMLElement & ReactiveControllerHost;

/** The boards that are in the page. */
const speakers = new Set<Speaker>();

/** Page and shadow trees in which boards stand are watched for `lang` as long as they are there. */
let watcher: MutationObserver | undefined;

/** What readers do within a board is answered in its language, which may be another than that of the board before. */
const deeds = ['click', 'input', 'keydown', 'focusin', 'pointerover'];

/** Has a board change its language when the page does. */
export function heedLanguage(host: Speaker, frame: HTMLElement): void {
  for (const deed of deeds) frame.addEventListener(deed, () => speakAs(host), { capture: true });
  host.addController({
    hostConnected() {
      speakers.add(host);
      watcher ??= new MutationObserver(() => {
        for (const speaker of speakers) speaker.requestUpdate();
      });
      const options = { subtree: true, attributeFilter: ['lang'] };
      let root: Node = host.getRootNode();
      for (; root instanceof ShadowRoot; root = root.host.getRootNode())
        watcher.observe(root, options);
      watcher.observe(root, options);
    },
    hostDisconnected: () => speakers.delete(host),
  });
}

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

/** Stands for a language whose chunk can't be had: English is spoken. */
const missing: Dictionary = {};

/** Those of the chunks; while one is on its way its promise. */
const loaded = new Map<string, Dictionary | Promise<Dictionary>>();

/** What is said from now on is said in a board's language: that of the nearest `lang`, once it is there. */
export function speakAs(host: Speaker): void {
  const tag = languageOf(host);
  const names = namesOf(tag);
  const own = names.find((name) => Object.hasOwn(dictionaries, name));
  const chunk = names.find((name) => Object.hasOwn(chunks, name));
  const dictionary = own ? dictionaries[own] : chunk && (loaded.get(chunk) ?? load(chunk));
  const isThere = dictionary && dictionary !== missing && !(dictionary instanceof Promise);
  if (isThere) speak(dictionary, tag);
  else speak({}, names.includes('en') ? tag : 'en');
  if (dictionary instanceof Promise && !waiting.has(host)) void awaitLanguage(host, dictionary);
}

/** Boards that speak English until their language is there. */
const waiting = new WeakSet<Speaker>();

async function awaitLanguage(host: Speaker, dictionary: Promise<unknown>): Promise<void> {
  waiting.add(host);
  await dictionary;
  waiting.delete(host);
  host.requestUpdate();
}

function load(name: string): Promise<Dictionary> | undefined {
  const loading = chunks[name]?.()
    .catch(() => ({ dictionary: missing }))
    .then(({ dictionary }) => {
      loaded.set(name, dictionary);
      return dictionary;
    });
  if (loading) loaded.set(name, loading);
  return loading;
}

/** What dictionaries may be called that a tag asks for: 'zh-TW', 'zh-Hant', 'zh'. */
function namesOf(tag: string): string[] {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [tag, `${language}-${script}`, language];
  } catch {
    return []; // no tag, or nonsense
  }
}

/** The nearest language tag, in the page or in whatever shadow trees the board stands. */
function languageOf(host: Element): string {
  let at = host;
  for (;;) {
    const near = at.closest<HTMLElement>('[lang]');
    if (near) return near.lang;
    const root = at.getRootNode();
    if (!(root instanceof ShadowRoot)) return '';
    at = root.host;
  }
}
