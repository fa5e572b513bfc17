import { createHash } from "node:crypto";

/** What tells the state of a file from any other. */
export const versionOf = (content: string | Buffer): string =>
  createHash("sha256").update(content).digest("hex");
