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
