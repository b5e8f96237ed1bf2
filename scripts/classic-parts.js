// Rollup plugin: makes a classic script, and classic scripts beside it for what few pages ask for.
import path from 'node:path';

/**
 * Code at the start of the script. A classic script from another site can't find out its own address later, so it
 * remembers its tag. Elsewhere (in another bundle, inline) the other files are beside that bundle or page.
 *
 * `loadPart` loads a file as a script, once, which also works on pages opened from a file and without CORS; where Trusted
 * Types forbid that, as a module. The file leaves a function that gets what the script shares with it, and `loadPart` for
 * the parts that it needs itself.
 */
const start = `
const scriptTag = document.currentScript;
const scriptFolder = scriptTag?.src?.replace(/[^/]*([?#].*)?$/, '') || './';
const later = async (own) => { await 0; return own() };
const loadedParts = {};
const loadPart = (file) => (loadedParts[file] ??= loadPartNow(file));
const loadPartNow = async (file) => {
  const parts = (globalThis.SgfBoardParts ??= {});
  if (!parts[file])
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.nonce = scriptTag?.nonce ?? '';
      script.onload = resolve;
      script.onerror = reject;
      try {
        script.src = scriptFolder + file;
        document.head.append(script);
      } catch {
        import(scriptFolder + file).then(resolve, reject);
      }
    }).catch((error) => {
      delete loadedParts[file];
      throw error;
    });
  return parts[file](sharedWithParts(), loadPart);
};`;

/** @param isBeside whether a module begins a file beside the script */
export const classicParts = (isBeside) => ({
  name: 'classic-parts',
  intro: ({ isEntry }) => (isEntry ? start : ''),
  /** Languages are modules, which the other build has made. */
  renderDynamicImport({ targetModuleId }) {
    const isOwn = targetModuleId !== null && isBeside(targetModuleId);
    return { left: isOwn ? 'loadPart(' : 'import(scriptFolder+', right: ')' };
  },
  /** Code that is in this file has a short name for what rollup makes of its import. */
  renderChunk: {
    order: 'pre', // terser gives `later` a shorter name
    handler: (code) => code.replaceAll('Promise.resolve().then(', 'later('),
  },
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.isEntry ? asScript(chunk.code) : partOf(chunk);
  },
});

/** What the script exports to its parts becomes a function that gives all of it. */
export function asScript(code) {
  const [, notice, rest] = /^(\/\*.*?\*\/\n)?([^]*)$/.exec(code);
  const body = rest.replace(
    /export\{([^}]*)\};?/,
    (_, list) => `function sharedWithParts(){return{${fields(list)}}}`,
  );
  return `${notice ?? ''}!function(){${body}}()`;
}

function partOf({ code, fileName }) {
  let shared = '';
  let exported = '';
  const body = code
    .replace(/import\{([^}]*)\}from["']([^"']*)["'];?/g, (_, list, file) => {
      const names = `{${list.replaceAll(' as ', ':')}}`;
      if (!file.endsWith('/sgf-board.global.js'))
        return `const ${names}=await loadPart("${file}");`;
      shared = names;
      return '';
    })
    .replace(/export\{([^}]*)\};?/, (_, list) => {
      exported = `;return{${fields(list)}}`;
      return '';
    });
  if (/\b(import|export)\{/.test(body)) throw new Error(`${fileName} is no module as expected.`);
  const key = JSON.stringify(`./${path.basename(fileName)}`);
  return `(globalThis.SgfBoardParts??={})[${key}]=async(${shared || '_'},loadPart)=>{${body}${exported}}`;
}

/** `a,b as c` of an export → `a,c:b` of an object, with the names that the importing file uses. */
function fields(list) {
  const pairs = list.split(',').map((pair) => pair.split(' as '));
  return pairs.map(([local, name = local]) => (name === local ? name : `${name}:${local}`));
}
