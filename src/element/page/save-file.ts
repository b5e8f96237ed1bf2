/** Browsers have taken the file by then. */
const KEPT_MS = 60_000;

/** Saves a file; the page stays where it is. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
