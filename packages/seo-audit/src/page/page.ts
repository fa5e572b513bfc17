/** The parsed page, for checks that are not part of the audit. */

export { linksWithRel, metaContent, metasNamed } from "./page-facts.ts";
export type { PageModel } from "./page-model.ts";
export { readPage } from "./read-page.ts";
export { type Entity, jsonLdBlocks, typedEntities } from "./structured-data.ts";
