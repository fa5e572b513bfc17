import { quote } from "../../format.ts";
import { declaredEncoding, encodingOf } from "../../input/declared-encoding.ts";
import type { MetaMark, PageModel } from "../../page/page-model.ts";
import { defineCheck, error, good, warning } from "../check.ts";

/** The declaration must be within these bytes (HTML, "specifying the document's character encoding"). */
const PRESCAN_BYTES = 1024;

export const charset = defineCheck({
  id: "charset",
  group: "document",
  title: "Character encoding",
  weight: 4,
  why: "If browsers have to guess the encoding, ₹, é and – may turn into garbage, on the page and in its search result.",
  fix: 'Make <meta charset="utf-8"> the first thing in <head>.',
  run(page) {
    const declared = page.metas
      .map((meta) => ({ meta, encoding: declaredEncoding(meta) }))
      .filter(({ encoding }) => encoding !== "");
    const [first] = declared;
    if (page.startsWithBom) return good("A byte-order mark declares Unicode.");
    if (!first) {
      return warning("The HTML declares no encoding; it relies on the server’s header.");
    }
    const marks = declared.map(({ meta }) => meta);
    if (byteOffset(page, first.meta) > PRESCAN_BYTES) {
      return error(`The encoding is declared after the first ${PRESCAN_BYTES} bytes.`, marks);
    }
    if (encodingOf(first.encoding) !== "utf-8") {
      return warning(`The encoding is ${quote(first.encoding)}, not UTF-8.`, marks);
    }
    return good("The encoding is UTF-8, declared early enough.", marks);
  },
});

/** The end of the declaration, in bytes from the start of the file. */
function byteOffset(page: PageModel, meta: MetaMark): number {
  const end = meta.at?.endOffset ?? 0;
  if (end > PRESCAN_BYTES) return end;
  return new TextEncoder().encode(page.html.slice(0, end)).length;
}
