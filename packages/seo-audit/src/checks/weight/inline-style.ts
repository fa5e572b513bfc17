import { count, size } from "../../format.ts";
import { defineCheck, error, good, warning } from "../check.ts";

/** UTF-16 code units. AMP, the only source of a limit, allows 75,000 bytes of inline CSS. */
const MUCH_IN_ELEMENTS = 75_000;
const TOO_MUCH_IN_ELEMENTS = 150_000;
/** Lower, because attributes repeat what a rule would say once. */
const MUCH_IN_ATTRIBUTES = 5_000;
const TOO_MUCH_IN_ATTRIBUTES = 20_000;

export const inlineStyle = defineCheck({
  id: "inline-style",
  group: "weight",
  title: "Inline styles",
  weight: 2,
  why: "Inline CSS is sent again with every page, is never cached, and strict security policies forbid it.",
  fix: "Move styles into a stylesheet; inline at most what the first screen needs.",
  run({ tally }) {
    const { styleAttributes, styleAttributeSize, styleElementSize, firstStyleAttribute } = tally;
    const total = styleAttributeSize + styleElementSize;
    const found = `${size(total)} of inline CSS, ${count(styleAttributes, "style attribute")}`;
    const marks = firstStyleAttribute ? [{ at: firstStyleAttribute }] : [];
    if (styleElementSize > TOO_MUCH_IN_ELEMENTS || styleAttributeSize > TOO_MUCH_IN_ATTRIBUTES) {
      return error(`${found}.`, marks);
    }
    if (styleElementSize > MUCH_IN_ELEMENTS || styleAttributeSize > MUCH_IN_ATTRIBUTES) {
      return warning(`${found}.`, marks);
    }
    return good(total === 0 ? "No inline CSS." : `${found}.`);
  },
});
