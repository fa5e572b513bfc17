import { type Entity, jsonLdBlocks, typedEntities } from "@kolam/seo-audit/page";
import { company } from "@site/facts/company";
import { pageMeta } from "../../../../src/seo/page-meta.ts";
import { isServiceId } from "../../../../src/seo/page-ref.ts";
import { showsList } from "../../../../src/seo/structured-data/page.ts";
import { questionsOn } from "../../../../src/seo/structured-data/questions.ts";
import type { BuiltPage } from "../built-site.ts";
import type { Problem } from "../problem.ts";

function referencesIn(value: unknown, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) referencesIn(item, found);
    return;
  }
  const entity = value as Entity;
  if (typeof entity["@id"] === "string" && Object.keys(entity).length === 1) {
    found.add(entity["@id"]);
  }
  for (const inner of Object.values(entity)) referencesIn(inner, found);
}

const forbidden = new Set(["AggregateRating", "Review", "Rating"]);

/**
 * The problems of a page's structured data as a graph: several blocks, duplicate nodes, references
 * to missing nodes, forbidden types, and missing types.
 */
export function graphProblems({ model, path, match }: BuiltPage): Problem[] {
  const problems: Problem[] = [];
  const report = (problem: string, fix: string) => problems.push({ page: path, problem, fix });
  const blocks = jsonLdBlocks({ ...model });
  if (blocks.length !== 1) {
    report(`It has ${blocks.length} blocks of structured data.`, "Keep one graph a page.");
  }
  const entities = typedEntities(model);
  const named = entities.flatMap(({ entity }) =>
    typeof entity["@id"] === "string" ? [entity["@id"]] : [],
  );
  const twice = named.filter((id, index) => named.indexOf(id) !== index);
  for (const id of new Set(twice)) {
    report(`Two nodes are called ${id}.`, "Describe it once and refer to it elsewhere.");
  }
  const references = new Set<string>();
  for (const block of blocks) if ("data" in block) referencesIn(block.data, references);
  for (const id of references) {
    if (named.includes(id)) continue;
    report(`Its structured data refers to ${id}, which is not in it.`, "Add the node.");
  }
  const isOpening = match.id === "opening" && pageMeta(match).indexable;
  for (const type of new Set(entities.flatMap(({ types }) => types))) {
    if (!forbidden.has(type) && !(type === "JobPosting" && !isOpening)) continue;
    report(
      `Its structured data has a ${type}.`,
      "Remove it: search engines forbid it for our own testimonials, and for openings in a list or closed.",
    );
  }
  const types = entities.flatMap((entity) => entity.types);
  const wanted = [company.offices[0].directions ? "LocalBusiness" : "Organization", "WebSite"];
  if (match.id !== "home" && match.id !== "not-found") wanted.push("BreadcrumbList");
  if (match.id === "article") wanted.push("BlogPosting");
  if (match.id === "case") wanted.push("CreativeWork");
  if (isOpening) wanted.push("JobPosting");
  if (isServiceId(match.id)) wanted.push("Service");
  if (showsList(match.id)) wanted.push("ItemList");
  if (questionsOn(match).length > 0) wanted.push("FAQPage");
  for (const type of wanted) {
    if (!types.includes(type)) report(`Its structured data has no ${type}.`, "Add the node.");
  }
  return problems;
}
