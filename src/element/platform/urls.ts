/** The absolute address, or the address as written if it is invalid, as `img.src` returns it. */
export function absoluteUrl(address: string, base = document.baseURI): string {
  try {
    return new URL(address, base).href;
  } catch {
    return address;
  }
}

/** The id in an address like `#g1`, as written; such a record comes from another element of the page. */
export function pageIdOf(url: string): string | undefined {
  const page = absoluteUrl('#');
  return url.startsWith(page) ? url.slice(page.length) : undefined;
}
