/** Copies a text; `false` where the browser refuses, or the page is not secure. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // there is no clipboard, or nobody may write to it
  }
}
