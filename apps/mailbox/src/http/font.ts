import { readFileSync } from "node:fs";
import type { Reply } from "./reply.ts";

const file = import.meta.resolve(
  "@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2",
);

/** The typeface of all pages, which needs no password: visitors' pages are set in it too. */
export const fontReply: Reply = {
  status: 200,
  type: "font/woff2",
  headers: { "cache-control": "public, max-age=31536000, immutable" },
  body: readFileSync(new URL(file)),
};
