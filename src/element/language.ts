import type { Dictionary } from '../texts/dictionary.js';
import { speak } from '../texts/texts.js';

interface Speaker extends HTMLElement {
  requestUpdate(): void;
}

/** The languages beside English, each a chunk of its own. */
const chunks: Readonly<Record<string, () => Promise<Dictionary>>> = {
  de: async () => (await import('../texts/de.js')).de,
};

const dictionaries = new Map<string, Dictionary | Promise<Dictionary>>();

/** What is said from now on is said in a board's language: that of the nearest `lang`, once it is there. */
export function speakAs(host: Speaker): void {
  const language = languageOf(host);
  const dictionary = dictionaries.get(language) ?? load(language);
  speak(dictionary instanceof Promise ? undefined : dictionary);
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

function load(language: string): Dictionary | Promise<Dictionary> | undefined {
  const chunk = chunks[language]?.();
  if (!chunk) return undefined;
  const loading = chunk
    .catch((): Dictionary => ({}))
    .then((dictionary) => {
      dictionaries.set(language, dictionary);
      return dictionary;
    });
  dictionaries.set(language, loading);
  return loading;
}

/** The main part of the nearest language tag, in the page or in whatever shadow trees the board stands. */
function languageOf(host: Element): string {
  let at: Element | undefined = host;
  while (at) {
    const near: HTMLElement | null = at.closest<HTMLElement>('[lang]');
    if (near) return near.lang.split('-', 1)[0]?.toLowerCase() ?? '';
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
  return '';
}
