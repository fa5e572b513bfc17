import { kindOf } from "../../page/kind.ts";
import { defineCheck, error, good, warning } from "../check.ts";

export const doctype = defineCheck({
  id: "doctype",
  group: "document",
  title: "Doctype",
  weight: 3,
  why: "Without it browsers lay out the page by the rules of the nineties (quirks mode).",
  fix: "Begin the file with <!doctype html>.",
  run(page) {
    const mark = page.doctype;
    if (kindOf(page) === "fragment") {
      return error(
        "This is a fragment: there is neither a doctype nor <html>, <head> or <title>.",
        [],
        "Audit the whole page as a browser gets it.",
      );
    }
    if (!mark) return error("There is no doctype: browsers use quirks mode.");
    if (mark.mode === "quirks")
      return error("This doctype puts browsers into quirks mode.", [mark]);
    if (mark.mode === "limited-quirks") {
      return warning("This doctype puts browsers into limited quirks mode.", [mark]);
    }
    return good("The page begins with <!doctype html>.", [mark]);
  },
});
