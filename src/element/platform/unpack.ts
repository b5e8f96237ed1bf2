/** Size of one piece, in bytes. WebKit unpacks a whole piece at once, to up to a thousand times its size. */
const PIECE = 1024;

/** Bytes as a stream of small pieces, so that unpacking can be stopped when the result gets too long. */
function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, (at += PIECE)));
      else controller.close();
    },
  });
}

/**
 * Unpacks bytes.
 *
 * @param most length after which it stops, in bytes
 * @throws if the bytes do not have this format
 */
export async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
  format: CompressionFormat = 'gzip',
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = inPieces(bytes).pipeThrough(new DecompressionStream(format)).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let piece; length < most && (piece = (await reader.read()).value);) {
      pieces.push(piece);
      length += piece.length;
    }
    if (length >= most) await reader.cancel();
  } catch (error) {
    if (length === 0) throw error; // a file that is cut off, or goes on after its end, has the bytes before that
  }
  return joined(pieces, Math.min(length, most));
}

/** Bytes in one array, cut at a length. */
function joined(
  pieces: readonly Uint8Array<ArrayBuffer>[],
  length: number,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece.subarray(0, length - at), at);
    at += piece.length;
  }
  return bytes;
}
