import { articleAuthors, articles } from "@kolam/content/blog/articles";
import { company } from "@kolam/content/facts/company";
import { plainText } from "@kolam/content/facts/links";
import { serviceIds } from "@kolam/content/facts/paths";
import type { Price } from "@kolam/content/facts/prices";
import { serviceFacts } from "@kolam/content/facts/services";
import { contact } from "@kolam/content/pages/contact";
import { describe, expect, it } from "vitest";
import { dateTimeOf } from "../date-time.ts";
import type { PageRef } from "../page-ref.ts";
import { personNodes } from "./people.ts";
import { structuredData } from "./structured-data.ts";

type Node = Record<string, unknown>;

const site = { origin: "https://agency.example", photoHost: "https://photos.example" };

function nodesOf(ref: PageRef): Node[] {
  const { "@graph": graph } = structuredData(ref, site);
  return JSON.parse(JSON.stringify(graph)) as Node[];
}

function typesOf(node: Node): string[] {
  return [node["@type"]].flat().filter((type) => typeof type === "string");
}

function nodeOf(ref: PageRef, type: string): Node {
  const found = nodesOf(ref).find((node) => typesOf(node).includes(type));
  if (!found) throw new Error(`The graph of ${ref.id} has no ${type}.`);
  return found;
}

describe("structuredData", () => {
  it.each(serviceIds)("%s is offered at its starting price, if it has one", (id) => {
    const offers = nodeOf({ id }, "Service").offers as Node | undefined;
    const told = serviceFacts[id].price as Price;
    if (told === "on request") return expect(offers).toBeUndefined();
    const price = offers?.priceSpecification as Node;
    expect(price.minPrice).toBe(told.amount);
    expect(price.priceCurrency).toBe(company.currency);
    expect(price.unitCode).toBe(
      told.unit === "one-off" ? undefined : { hour: "HUR", day: "DAY", month: "MON" }[told.unit],
    );
  });

  it.each(["home", "not-found"] as const)("has no breadcrumb on the page %s", (id) => {
    expect(nodesOf({ id }).flatMap(typesOf)).not.toContain("BreadcrumbList");
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

  it("names people only with their consent", () => {
    const one = { role: "Designer", text: "Draws." };
    const people = [
      { name: "Asha Rao", ...one },
      { name: "Imran Khan", ...one, inSearch: true },
    ] as const;
    const nodes = personNodes(site.origin, { team: { title: "Who", lead: "We.", people } });
    expect(nodes.map((node) => Object(node).name)).toEqual(["Imran Khan"]);
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
