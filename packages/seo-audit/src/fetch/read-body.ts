import type { IncomingMessage } from "node:http";
import type { Readable, Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { FetchError } from "./fetch-error.ts";
import { fetchErrorOf } from "./send.ts";

const decoders: Readonly<Record<string, () => Transform>> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
};

/**
 * The body of an answer after decompression.
 * @param most how many bytes are read
 * @param isCut whether more is left out, and not too large
 * @throws {FetchError}
 */
export async function readBody(
  answer: IncomingMessage,
  most: number,
  signal: AbortSignal,
  isCut = false,
): Promise<Uint8Array> {
  const encoding = answer.headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  const decoder = decoders[encoding];
  if (decoder === undefined && encoding !== "identity" && encoding !== "") {
    answer.destroy();
    throw new FetchError("broken", encoding);
  }
  const unpacked = decoder?.();
  if (unpacked) {
    answer.once("error", (cause) => unpacked.destroy(cause));
    answer.pipe(unpacked);
  }
  const body: Readable = unpacked ?? answer;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > most && !isCut) throw new FetchError("too-large");
      chunks.push(chunk.subarray(0, chunk.length - Math.max(size - most, 0)));
      if (size > most) break;
    }
  } catch (cause) {
    throw fetchErrorOf(cause, signal);
  } finally {
    answer.destroy();
    body.destroy();
  }
  return Buffer.concat(chunks);
}
