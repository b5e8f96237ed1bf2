/** As `img.src` reads: absolute where it can be, else as written. */
export function absoluteUrl(address: string, base = document.baseURI): string {
  try {
    return new URL(address, base).href;
  } catch {
    return address;
  }
}

/** The id in `#g1`, as it is written: the record is that of another element of the page. */
export function pageIdOf(url: string): string | undefined {
  const page = absoluteUrl('#');
  return url.startsWith(page) ? url.slice(page.length) : undefined;
}
