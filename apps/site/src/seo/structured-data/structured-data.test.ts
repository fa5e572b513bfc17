import { articleAuthors, articles } from "@kolam/content/blog/articles";
import { company } from "@kolam/content/facts/company";
import { plainText } from "@kolam/content/facts/links";
import { type ServiceId, serviceIds } from "@kolam/content/facts/paths";
import type { Price } from "@kolam/content/facts/prices";
import { serviceFacts } from "@kolam/content/facts/services";
import { contact } from "@kolam/content/pages/contact";
import { schemaRequirements } from "@kolam/seo-audit/schema-requirements";
import { describe, expect, it } from "vitest";
import { dateTimeOf } from "../date-time.ts";
import { allPages } from "../page-meta.ts";
import { routePath } from "../route-path.ts";
import { structuredData } from "./structured-data.ts";

type Node = Record<string, unknown>;

const site = { origin: "https://agency.example", photoHost: "https://photos.example" };
const refs = [...allPages(), { id: "not-found" } as const];
const cases = refs.map((ref) => [routePath(ref) ?? "not found", ref] as const);

function nodesOf(ref: (typeof refs)[number]): Node[] {
  const { "@graph": graph } = structuredData(ref, site);
  return JSON.parse(JSON.stringify(graph)) as Node[];
}

/** Every object in the graph, at any depth. */
function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(objectsIn)];
}

function typesOf(node: Node): string[] {
  return [node["@type"]].flat().filter((type) => typeof type === "string");
}

function nodeOf(ref: (typeof refs)[number], type: string): Node {
  const found = nodesOf(ref).find((node) => typesOf(node).includes(type));
  if (!found) throw new Error(`The graph of ${ref.id} has no ${type}.`);
  return found;
}

const priceOf = (id: ServiceId): Price => serviceFacts[id].price;

describe("structuredData", () => {
  it.each(cases)("%s: every entity has the properties that its type requires", (_, ref) => {
    for (const node of objectsIn(nodesOf(ref))) {
      for (const type of typesOf(node)) {
        for (const required of schemaRequirements[type] ?? []) {
          const filled = required.split("|").some((name) => node[name] !== undefined);
          expect(filled, `${type} lacks ${required}`).toBe(true);
        }
      }
    }
  });

  it.each(cases)("%s: every reference leads to a node, and every @id is unique", (_, ref) => {
    const objects = objectsIn(nodesOf(ref));
    const isReference = (node: Node) => Object.keys(node).join() === "@id";
    const names = objects.filter((node) => !isReference(node)).flatMap((node) => node["@id"] ?? []);
    expect(new Set(names).size).toBe(names.length);
    for (const node of objects.filter(isReference)) expect(names).toContain(node["@id"]);
  });

  it.each(cases)("%s: has no ratings and no job postings", (_, ref) => {
    const types = objectsIn(nodesOf(ref)).flatMap(typesOf);
    for (const type of ["AggregateRating", "Rating", "Review", "JobPosting"]) {
      expect(types).not.toContain(type);
    }
  });

  it.each(cases)("%s: has the agency, the site and the page's breadcrumbs", (_, ref) => {
    const types = nodesOf(ref).flatMap(typesOf);
    expect(types).toEqual(expect.arrayContaining(["ProfessionalService", "WebSite"]));
    const hasBreadcrumbs = ref.id !== "home" && ref.id !== "not-found";
    expect(types.includes("BreadcrumbList")).toBe(hasBreadcrumbs);
  });

  it.each(serviceIds)("%s is offered at its starting price", (id) => {
    const offers = nodeOf({ id }, "Service").offers as Node;
    const price = offers.priceSpecification as Node;
    const { amount, unit } = priceOf(id);
    expect(price.minPrice).toBe(amount);
    expect(price.priceCurrency).toBe(company.currency.code);
    expect(price.unitCode).toBe(unit === "month" ? "MON" : undefined);
  });

  it("has the questions and answers of the contact page", () => {
    const page = nodeOf({ id: "contact" }, "FAQPage");
    expect(typesOf(page)).toEqual(["ContactPage", "FAQPage"]);
    const questions = (page.mainEntity as Node[]).map((node) => [
      node.name,
      (node.acceptedAnswer as Node).text,
    ]);
    expect(questions).toEqual(
      contact.faq.items.map(({ question, answer }) => [question, plainText(answer)]),
    );
  });

  it("lists every service, and the newest article first", () => {
    const services = nodeOf({ id: "services" }, "ItemList").itemListElement as Node[];
    expect(services.map((entry) => entry.position)).toEqual(serviceIds.map((_, at) => at + 1));
    const listed = nodeOf({ id: "blog" }, "ItemList").itemListElement as Node[];
    const newest = articles.slice(0, 1).map(({ slug }) => `https://agency.example/blog/${slug}`);
    expect(listed.slice(0, 1).map(({ url }) => url)).toEqual(newest);
  });

  it.each(articles)("names a desk of the agency as the author of $slug", (entry) => {
    const { slug, author, updated } = entry;
    const article = nodeOf({ id: "article", slug }, "BlogPosting");
    expect(article.author).toMatchObject({
      "@type": "Organization",
      name: articleAuthors[author].name,
      parentOrganization: { "@id": "https://agency.example/#organization" },
    });
    expect(article.dateModified).toBe(dateTimeOf(updated));
    expect(article.image).toHaveLength(2);
  });
});
