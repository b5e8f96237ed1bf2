/**
 * Lit makes a Trusted Types policy when it is evaluated. On a page that forbids the policy (`trusted-types 'none'`), this
 * throws, and no code after it would run. This module is evaluated before Lit: until `restoreCreatePolicy` is called, a
 * forbidden policy is `undefined`. Lit then hands plain strings to the browser, which is all right unless the page also
 * requires trusted types; `index.ts` finds that out.
 */
interface PolicyFactory {
  createPolicy(...args: unknown[]): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

if (trustedTypes) {
  const createPolicy = trustedTypes.createPolicy.bind(trustedTypes);
  trustedTypes.createPolicy = (...args) => {
    try {
      return createPolicy(...args);
    } catch {
      return undefined;
    }
  };
}

/** Takes back the change above. Call it after Lit has been evaluated. */
export function restoreCreatePolicy(): void {
  if (trustedTypes) Reflect.deleteProperty(trustedTypes, 'createPolicy');
}
