import { brotliDecompressSync, constants } from 'node:zlib';

/**
 * Returns the bytes of a brotli stream (RFC 7932) after which a decoder has given out so many bytes of the content.
 *
 * @param stream whole.
 * @param bytes of the content, at most all of them.
 */
export function bytesUntil(stream: Buffer, bytes: number): number {
  let [enough, short] = [stream.length, 0];
  while (enough - short > 1) {
    const middle = (enough + short) >> 1;
    if (decoded(stream.subarray(0, middle)) >= bytes) enough = middle;
    else short = middle;
  }
  return enough;
}

function decoded(prefix: Buffer): number {
  return brotliDecompressSync(prefix, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length;
}
