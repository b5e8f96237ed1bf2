/** The compiler proves that this is never reached; at run time it names what slipped through. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected ${JSON.stringify(value)}`);
}
