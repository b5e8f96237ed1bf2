/** The attributes with a fixed choice; the first one is the default. */
const choices = {
  mode: ['viewer', 'diagram'],
  loading: ['lazy', 'eager'],
} as const;

type Choices = typeof choices;

/** What an attribute chooses; nonsense gives the default and one console warning. */
export function choiceOf<Name extends keyof Choices>(
  host: HTMLElement & Readonly<Record<Name, string>>,
  name: Name,
): Choices[Name][number] {
  const allowed: readonly Choices[Name][number][] = choices[name];
  const chosen = allowed.find((value) => value === host[name].trim());
  if (!chosen && host[name]) warnOnce(host, name, allowed.join(', '));
  return chosen ?? choices[name][0];
}

/** Moves count from 0, or from -1 backwards from the end. */
export function isMoveNumber(text: unknown): boolean {
  return /^-?\d{1,9}$/.test(String(text));
}

/** The opening move: from 0, or from -1 backwards from the end; in a diagram the last by default. */
export function openingMove(
  host: HTMLElement & { readonly mode: string; readonly move: string },
): number {
  const { move } = host;
  if (isMoveNumber(move)) return Number(move);
  if (move && move !== 'last')
    warnOnce(host, 'move', 'a move number, last, or -1, -2 … from the end');
  return move === 'last' || choiceOf(host, 'mode') === 'diagram' ? -1 : 0;
}

const warned = new WeakMap<HTMLElement, Map<string, string>>();

/** Names the attribute, what stands there, and what may stand there; once for each value. */
export function warnOnce(
  host: HTMLElement,
  name: string,
  allowed: string,
  value = String(Reflect.get(host, name)),
): void {
  const known = warned.get(host) ?? new Map<string, string>();
  warned.set(host, known);
  if (known.get(name) === value) return;
  known.set(name, value);
  console.warn(`<sgf-board ${name}="${value}">: allowed are ${allowed}.`);
}
