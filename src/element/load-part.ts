/**
 * A part of the script that is loaded when it is needed. Where it can't be had, the console says so, and the board does
 * without it.
 */
export async function loadPart<Part>(part: Promise<Part> | undefined): Promise<Part | undefined> {
  try {
    return await part;
  } catch (error) {
    console.warn('<sgf-board>: a part of the script is missing; copy its whole folder.', error);
    return undefined;
  }
}
