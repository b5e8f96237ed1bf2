/** Size of one piece, in bytes. WebKit unpacks a whole piece at once, to up to a thousand times its size. */
const PART = 1024;

/** Bytes as a stream of small pieces, so that unpacking can be stopped when the result gets too long. */
export function inParts(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, (at += PART)));
      else controller.close();
    },
  });
}
