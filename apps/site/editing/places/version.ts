import { createHash } from "node:crypto";

/** What tells the state of a file from any other. */
export const versionOf = (text: string): string => createHash("sha256").update(text).digest("hex");
