/*
 * The classic script is one file. It contains all parts, so that it works from a local file, in a sandbox, and from a
 * site without CORS, where browsers load no modules. It is ASCII, because a page may have any charset. Only the
 * languages are separate files. This module loads them relative to the address of the script tag (when a classic script
 * from another site calls `import()`, the browser resolves the address against the page), or uses the languages for
 * which the page has script tags.
 */

// In the classic script, this module replaces `language-files.ts` (rollup.config.js).
import { languageTags } from '../texts/language-tags.js';
import type { languageFiles as files, LanguageFile } from './language-files.js';

declare global {
  /** The languages whose classic scripts have run, by tag. */
  var sgfBoardLanguages: Partial<Record<string, LanguageFile>> | undefined;
}

// From the prototype: an element with the name `currentScript` hides the property of the document.
const script: unknown = Reflect.get(Document.prototype, 'currentScript', document);
/** The script's address. On pages of other sites, `import('./…')` in a classic script doesn't resolve against it. */
const address = script instanceof HTMLScriptElement ? script.src : '';
/** Names the folder of the languages, for pages where a plug-in joins all scripts into one file somewhere else. Only the head counts: strangers may write into the body. */
const FOLDER = 'meta[name="sgf-board-folder"]';

/** Loads the languages other than English, unless the page has a script tag for them. */
export const languageFiles = Object.fromEntries(
  languageTags.map((tag) => [tag, () => load(tag)]),
) as unknown as typeof files;

async function load(tag: string): Promise<LanguageFile | undefined> {
  const known = () => globalThis.sgfBoardLanguages?.[tag];
  try {
    const file = new URL(`sgf-board.global.${tag}.js`, folder());
    if (!known()) await import(file.href);
  } catch (error) {
    await pageLoaded(); // the page may have a script tag for it further down
    if (!known())
      throw new Error(
        `Is sgf-board.global.${tag}.js elsewhere? Name its folder: <meta name="sgf-board-folder" content="…">.`,
        {
          cause: error,
        },
      );
  }
  return known(); // the file sets it
}

function folder(): string {
  const { baseURI } = document;
  const named = document.head.querySelector<HTMLMetaElement>(FOLDER)?.content;
  return named ? new URL(named.replace(/\/?$/, '/'), baseURI).href : address || baseURI;
}

function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
