import { count } from "../../format.ts";
import { defineCheck, error, good } from "../check.ts";

/** A text about placeholder text names it in passing. */
const PLACEHOLDER = /^lorem ipsum\b|\blorem ipsum dolor\b|\bdolor sit amet\b/i;

export const placeholderText = defineCheck({
  id: "placeholder-text",
  group: "content",
  title: "No placeholder text",
  weight: 4,
  why: "Lorem ipsum on a public page shows that nobody proofread it.",
  fix: "Write the text, or remove the block until it is written.",
  run({ blocks }) {
    const places = blocks.filter(({ text }) => PLACEHOLDER.test(text));
    return places.length === 0
      ? good("No placeholder text was found.")
      : error(`${count(places.length, "block")} of placeholder text.`, places);
  },
});
