/**
 * Takes memory for so many bytes, or gives some back where they are fewer than none.
 * @throws HttpError if there is not as much
 */
export type Hold = (bytes: number) => void;

/** What a buffer needs besides its bytes: a body may come in pieces of one byte. */
const bufferBytes = 256;

/** The memory for a piece of a body. */
export const sizeOf = (chunk: Buffer): number => chunk.length + bufferBytes;
