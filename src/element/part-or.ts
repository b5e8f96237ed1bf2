/** A part of the script that is loaded by need; where it can't be had, something simpler and a warning. */
export async function partOr<Result>(part: Promise<Result>, simpler: Result): Promise<Result> {
  try {
    return await part;
  } catch (error) {
    console.warn('<sgf-board>: a part of the script is missing; copy its whole folder.', error);
    return simpler;
  }
}
