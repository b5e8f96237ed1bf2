/**
 * Lit makes a Trusted Types policy when it is evaluated. On a page that forbids the policy (`trusted-types 'none'`), this
 * throws, and no code after it would run. This module is evaluated before Lit: until `restoreCreatePolicy` is called, a
 * forbidden policy is `undefined`. Lit then hands plain strings to the browser, which is all right unless the page also
 * requires trusted types; `index.ts` finds that out.
 */
interface PolicyFactory {
  createPolicy(...args: unknown[]): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: Partial<PolicyFactory> };
/** What stands there is the page's own, as a rule where the browser has no Trusted Types. */
const own = trustedTypes && Object.getOwnPropertyDescriptor(trustedTypes, 'createPolicy');

if (trustedTypes && typeof trustedTypes.createPolicy === 'function') {
  const createPolicy = trustedTypes.createPolicy.bind(trustedTypes);
  // Fails for an object that the page has frozen; it stays as it is then.
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

/** Takes back the change above. Call it after Lit has been evaluated. */
export function restoreCreatePolicy(): void {
  if (!trustedTypes) return;
  if (own) Reflect.defineProperty(trustedTypes, 'createPolicy', own);
  else Reflect.deleteProperty(trustedTypes, 'createPolicy');
}
