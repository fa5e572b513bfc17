import { articles } from "@kolam/content/model/blog/articles";
import { authorOf, authorPath } from "@kolam/content/model/blog/authors";
import { hasFeature } from "@kolam/content/model/pages/features";
import { serviceIds } from "@kolam/content/model/pages/paths";
import type { Price } from "@kolam/content/model/services/prices";
import { isOpen } from "@kolam/content/model/types/opening";
import { company } from "@site/facts/company";
import { serviceFacts } from "@site/lists/services";
import { openings } from "@site/words/openings";
import { describe, expect, it } from "vitest";
import type { PageRef } from "../page-ref.ts";
import { personNodes } from "./people.ts";
import { structuredData } from "./structured-data.ts";

type Node = Record<string, unknown>;

const site = {
  siteUrl: "https://agency.example",
  languages: [],
  photoHost: "https://photos.example",
};

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
    expect(price.valueAddedTaxIncluded).toBe(false);
    expect(price.unitCode).toBe(
      told.unit === "one-off" ? undefined : { hour: "HUR", day: "DAY", month: "MON" }[told.unit],
    );
  });

  it.each(["home", "not-found"] as const)("has no breadcrumb on the page %s", (id) => {
    expect(nodesOf({ id }).flatMap(typesOf)).not.toContain("BreadcrumbList");
  });

  it.each(hasFeature("careers") ? openings : [])(
    "$title is a job on its own page, as long as it is open",
    (opening) => {
      const ref = { id: "opening", slug: opening.id } as const;
      if (!isOpen(opening))
        return expect(nodesOf(ref).flatMap(typesOf)).not.toContain("JobPosting");
      const { title, validThrough = "" } = nodeOf(ref, "JobPosting");
      expect(title).toBe(opening.title);
      expect(String(validThrough).slice(0, 10)).toBe(opening.closes ?? "");
    },
  );

  it.each(articles)(
    "$slug is by a person of the about page, or by the agency",
    ({ slug, author }) => {
      const node = Object(nodeOf({ id: "article", slug }, "BlogPosting").author);
      const path = authorPath(author);
      if (path === undefined) return expect(node["@type"]).toBe("Organization");
      const person = nodesOf({ id: "about" }).find((other) => Object(other)["@id"] === node["@id"]);
      expect(node).toMatchObject({ "@type": "Person", jobTitle: authorOf(author).role });
      expect(Object(person)).toMatchObject({ name: node.name, jobTitle: node.jobTitle });
      expect(node.url).toBe(Object(person).url);
    },
  );

  it("names people only with their consent", () => {
    const one = { role: "Designer", text: "Draws." };
    const people = [
      { name: "Asha Rao", ...one },
      { name: "Imran Khan", ...one, inSearch: true },
    ] as const;
    const nodes = personNodes(site, { team: { title: "Who", lead: "We.", people } });
    expect(nodes.map((node) => Object(node).name)).toEqual(["Imran Khan"]);
  });
});
