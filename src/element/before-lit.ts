/**
 * Lit creates a Trusted Types policy when it is evaluated. On a page that forbids the policy (`trusted-types 'none'`),
 * this throws, and no code after it would run. So this module is evaluated before Lit, and until `restoreCreatePolicy`
 * is called, a forbidden policy is `undefined`. Lit then passes plain strings to the browser. That works unless the
 * page also requires trusted types, which `index.ts` detects.
 */
interface PolicyFactory {
  createPolicy(...args: unknown[]): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: Partial<PolicyFactory> };
/** If it is an own property, the page has set it, usually because the browser has no Trusted Types. */
const own = trustedTypes && Object.getOwnPropertyDescriptor(trustedTypes, 'createPolicy');

if (trustedTypes && typeof trustedTypes.createPolicy === 'function') {
  const createPolicy = trustedTypes.createPolicy.bind(trustedTypes);
  // Returns false if the page has frozen the object, which then stays unchanged.
  Reflect.defineProperty(trustedTypes, 'createPolicy', {
    configurable: true,
    writable: true,
    value: (...args: unknown[]) => {
      try {
        return createPolicy(...args);
      } catch {
        return undefined;
      }
    },
  });
}

/** Undoes the change above. Call it after Lit has been evaluated. */
export function restoreCreatePolicy(): void {
  if (!trustedTypes) return;
  if (own) Reflect.defineProperty(trustedTypes, 'createPolicy', own);
  else Reflect.deleteProperty(trustedTypes, 'createPolicy');
}

/** Properties of the document without which neither Lit nor a board works. */
const NEEDED = [
  ...['createElement', 'createComment', 'createTextNode', 'createTreeWalker', 'importNode'],
  ...['createDocumentFragment', 'createRange', 'querySelector', 'addEventListener'],
  ...['documentElement', 'body', 'baseURI', 'readyState'],
];

/** The hidden properties that the author has been told about. */
const told = new Set<string>();

/**
 * Whether the page hides none of `NEEDED`. An element with such a name does: `<form name="createElement">` is what
 * `document.createElement` returns. Called before Lit is evaluated, which would stop the script without saying why, and
 * for each board, because the element may come later.
 */
export function isDocumentIntact(): boolean {
  return !('document' in globalThis) || NEEDED.every(isIntact);
}

export const wasDocumentIntact = isDocumentIntact();

function isIntact(name: string): boolean {
  const value: unknown = Reflect.get(document, name);
  const isMethod = typeof Reflect.get(Document.prototype, name, document) === 'function';
  const isElement = value instanceof Element || value instanceof HTMLCollection;
  const isTaken =
    Object.hasOwn(document, name) && (isMethod ? typeof value !== 'function' : isElement);
  if (isTaken && !told.has(name))
    console.warn(
      `<sgf-board>: an element of this page with the name “${name}” hides document.${name}.`,
    );
  if (isTaken) told.add(name);
  return !isTaken;
}
