import { defineCheck, error, good, quote, warning } from "../check.ts";
import type { MetaMark, PageModel } from "../page/page-model.ts";

/** Bytes in which browsers look for the declaration (HTML, "specifying the document's character encoding"). */
const PRESCAN_BYTES = 1024;

export const charset = defineCheck({
  id: "charset",
  group: "document",
  title: "Character encoding",
  weight: 4,
  why: "When the encoding is guessed, ₹, é and – turn into rubbish, in the page and in its search result.",
  fix: 'Make <meta charset="utf-8"> the first thing in <head>.',
  run(page) {
    const declared = page.metas
      .map((meta) => ({ meta, encoding: encodingOf(meta) }))
      .filter(({ encoding }) => encoding !== "");
    const [first] = declared;
    if (!first) {
      return page.startsWithBom
        ? good("A byte-order mark declares Unicode.")
        : warning("No encoding is declared in the HTML; the server’s header would have to.");
    }
    const marks = declared.map(({ meta }) => meta);
    if (!/^utf-?8$/i.test(first.encoding)) {
      return warning(`The encoding is ${quote(first.encoding)}, not UTF-8.`, marks);
    }
    if (byteOffset(page, first.meta) > PRESCAN_BYTES) {
      return error(`The encoding is declared after the first ${PRESCAN_BYTES} bytes.`, marks);
    }
    return good("The encoding is UTF-8, declared in time.", marks);
  },
});

function encodingOf(meta: MetaMark): string {
  if (meta.charset !== undefined) return meta.charset.trim();
  if (meta.httpEquiv !== "content-type") return "";
  return /charset\s{0,5}=\s{0,5}["']?([\w-]{1,40})/i.exec(meta.content)?.[1] ?? "";
}

/** Where the declaration ends, in bytes from the start of the file. */
function byteOffset(page: PageModel, meta: MetaMark): number {
  const end = meta.at?.endOffset ?? 0;
  if (end > PRESCAN_BYTES) return end;
  return new TextEncoder().encode(page.html.slice(0, end)).length;
}
