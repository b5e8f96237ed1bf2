/** So many bytes are given to be unpacked at a time: WebKit unpacks at once what it is given, to a thousand times its size. */
const PART = 1024;

/** Bytes as a stream of small parts, so that what is unpacked from it can be stopped where it is too long. */
export function inParts(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, (at += PART)));
      else controller.close();
    },
  });
}
