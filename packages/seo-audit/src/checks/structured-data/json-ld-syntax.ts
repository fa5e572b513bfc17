import { count } from "../../format.ts";
import { isEntity, type JsonLdBlock, jsonLdBlocks, typesOf } from "../../page/structured-data.ts";
import { defineCheck, error, good, notApplicable, warning } from "../check.ts";

export const jsonLdSyntax = defineCheck({
  id: "json-ld-syntax",
  group: "structured-data",
  title: "Valid JSON-LD",
  weight: 4,
  why: "One stray comma makes search engines ignore the whole block.",
  fix: 'Write valid JSON with "@context": "https://schema.org" and a "@type".',
  run(page) {
    const blocks = jsonLdBlocks(page);
    if (blocks.length === 0) return notApplicable("There is no JSON-LD.");
    const broken = blocks.filter((block) => "problem" in block);
    const [first] = broken;
    if (first) {
      const marks = broken.map(({ mark }) => mark);
      return error(`${count(broken.length, "block")} cannot be read: ${first.problem}.`, marks);
    }
    const vague = blocks.filter((block) => !isDescribed(block)).map(({ mark }) => mark);
    return vague.length === 0
      ? good(`${count(blocks.length, "block")} of valid JSON-LD.`)
      : warning(`${count(vague.length, "block")} without schema.org context or type.`, vague);
  },
});

function isDescribed(block: JsonLdBlock): boolean {
  const items = "data" in block ? [block.data].flat(1) : [];
  return (
    items.length > 0 &&
    items.every(
      (item) =>
        isEntity(item) &&
        namesVocabulary(item["@context"]) &&
        (typesOf(item).length > 0 || "@graph" in item),
    )
  );
}

/** A context is an address, an object with `@vocab`, or a list of these. */
function namesVocabulary(context: unknown): boolean {
  return [context].flat(1).some((part) => {
    const address = isEntity(part) ? part["@vocab"] : part;
    return typeof address === "string" && /^https?:\/\/(?:www\.)?schema\.org\/?$/i.test(address);
  });
}
