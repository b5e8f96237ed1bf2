/** Copies plain text; where a page has no clipboard (it is not secure), the text of the element is selected and copied. */
export async function copyText(element) {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    window.getSelection().selectAllChildren(element);
    return document.execCommand('copy');
  }
}

/** Copies when the button is pressed, and tells in `status` what became of it. */
export function copiesAt(button, element, status) {
  button.addEventListener('click', async () => {
    status.textContent = (await copyText(element))
      ? 'Copied.'
      : 'The text is selected: copy it with Ctrl+C (⌘C on a Mac).';
  });
}
