import { plainText } from "@kolam/content/links";
import { contact } from "@kolam/content/pages/contact";
import { serviceIds } from "@kolam/content/paths";
import { startingPrices } from "@kolam/content/prices";
import { schemaRequirements } from "@kolam/seo-audit/schema-requirements";
import { describe, expect, it } from "vitest";
import { allPages } from "../page-meta.ts";
import { routePath } from "../route-path.ts";
import { structuredData } from "./structured-data.ts";

type Node = Record<string, unknown>;

const site = { origin: "https://agency.example", photoHost: "https://photos.example" };
const routes = [...allPages(), { id: "not-found" } as const];
const cases = routes.map((match) => [routePath(match) ?? "not found", match] as const);

function nodesOf(match: (typeof routes)[number]): Node[] {
  const { "@graph": graph } = structuredData(match, site);
  return JSON.parse(JSON.stringify(graph)) as Node[];
}

/** Every object in the graph, however deep. */
function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(objectsIn)];
}

function typesOf(node: Node): string[] {
  return [node["@type"]].flat().filter((type) => typeof type === "string");
}

function nodeOf(match: (typeof routes)[number], type: string): Node {
  const found = nodesOf(match).find((node) => typesOf(node).includes(type));
  if (!found) throw new Error(`The graph of ${match.id} has no ${type}.`);
  return found;
}

describe("structuredData", () => {
  it.each(cases)("%s: every entity has what its type requires", (_, match) => {
    for (const node of objectsIn(nodesOf(match))) {
      for (const type of typesOf(node)) {
        for (const required of schemaRequirements[type] ?? []) {
          const filled = required.split("|").some((name) => node[name] !== undefined);
          expect(filled, `${type} lacks ${required}`).toBe(true);
        }
      }
    }
  });

  it.each(cases)("%s: every reference leads to a node, every name is given once", (_, match) => {
    const objects = objectsIn(nodesOf(match));
    const isReference = (node: Node) => Object.keys(node).join() === "@id";
    const names = objects.filter((node) => !isReference(node)).flatMap((node) => node["@id"] ?? []);
    expect(new Set(names).size).toBe(names.length);
    for (const node of objects.filter(isReference)) expect(names).toContain(node["@id"]);
  });

  it.each(cases)("%s: neither ratings of ourselves nor job postings", (_, match) => {
    const types = objectsIn(nodesOf(match)).flatMap(typesOf);
    for (const type of ["AggregateRating", "Rating", "Review", "JobPosting"]) {
      expect(types).not.toContain(type);
    }
  });

  it.each(cases)(
    "%s: the agency and the site are there, the way only where there is one",
    (_, match) => {
      const types = nodesOf(match).flatMap(typesOf);
      expect(types).toEqual(expect.arrayContaining(["ProfessionalService", "WebSite"]));
      const hasWay = match.id !== "home" && match.id !== "not-found";
      expect(types.includes("BreadcrumbList")).toBe(hasWay);
    },
  );

  it.each(serviceIds)("%s is offered at its starting price", (id) => {
    const offers = nodeOf({ id }, "Service").offers as Node;
    const price = offers.priceSpecification as Node;
    expect(price.minPrice).toBe(startingPrices[id].amount);
    expect(price.priceCurrency).toBe("INR");
    expect(price.unitCode).toBe(startingPrices[id].unit === "month" ? "MON" : undefined);
  });

  it("asks and answers what stands on the contact page", () => {
    const page = nodeOf({ id: "contact" }, "FAQPage");
    expect(typesOf(page)).toEqual(["ContactPage", "FAQPage"]);
    const asked = (page.mainEntity as Node[]).map((node) => [
      node.name,
      (node.acceptedAnswer as Node).text,
    ]);
    expect(asked).toEqual(
      contact.faq.items.map(({ question, answer }) => [question, plainText(answer)]),
    );
  });

  it("lists the eight services, and the articles newest first", () => {
    const services = nodeOf({ id: "services" }, "ItemList").itemListElement as Node[];
    expect(services.map((entry) => entry.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const articles = nodeOf({ id: "blog" }, "ItemList").itemListElement as Node[];
    expect(articles[0]?.url).toBe("https://agency.example/blog/what-a-slow-checkout-costs");
  });

  it("has articles written by a desk of the agency", () => {
    const match = { id: "article", slug: "native-or-cross-platform" } as const;
    const article = nodeOf(match, "BlogPosting");
    expect(article.author).toMatchObject({
      "@type": "Organization",
      name: "Kolam Engineering Desk",
      parentOrganization: { "@id": "https://agency.example/#organization" },
    });
    expect(article.dateModified).toBe("2026-08-04T09:00:00+05:30");
    expect(article.image).toHaveLength(2);
  });
});
