/**
 * Takes memory for a number of bytes, or gives it back if the number is negative.
 * @throws HttpError if that much is not free
 */
export type Hold = (bytes: number) => void;

/** What a buffer needs besides its bytes: a body may come in pieces of one byte. */
const bufferBytes = 256;

/** The memory for a piece of a body. */
export const sizeOf = (chunk: Buffer): number => chunk.length + bufferBytes;
