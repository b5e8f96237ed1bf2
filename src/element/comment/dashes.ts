/** Two hyphens are a dash, as in typescripts; more of them are a line. */
export const withDashes = (text: string): string => text.replace(/(?<!-)--(?!-)/g, '–');
