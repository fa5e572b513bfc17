import { anchors } from "@kolam/content/model/pages/anchors";
import { hasFeature } from "@kolam/content/model/pages/features";
import { current } from "@kolam/content/model/pages/languages";
import { paths } from "@kolam/content/model/pages/paths";
import { caseById, cases } from "@kolam/content/model/portfolio/cases";
import { sectorIds, toldServiceIds } from "@kolam/content/model/services/services";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { servicePages } from "@site/lists/words/service-pages";
import { titles } from "@site/lists/words/titles";
import { careers } from "@site/words/pages/careers";
import { contact } from "@site/words/pages/contact";
import { describe, expect, it } from "vitest";
import { objects } from "./walk.ts";

const canonical = new Set<string>(Object.values(paths).map(({ path }) => path));
const all = objects();

/** The only e-mail addresses and phone numbers: those of the company. */
const contacts = [
  ...company.offices.flatMap(({ phones, email }) => [...phones, ...(email ? [email] : [])]),
  ...Object.values(mailboxes),
].map(({ href }) => href);

const hrefs = all.flatMap(({ at, object }) =>
  "href" in object && typeof object.href === "string" ? [{ at, href: object.href }] : [],
);

describe("the links", () => {
  it("are all found by these tests", () => {
    expect(hrefs.length).toBeGreaterThan(40);
  });

  it.each(hrefs)("$at has a valid target: $href", ({ href }) => {
    if (!href.startsWith("/")) {
      if (!href.startsWith("https://")) expect(contacts).toContain(href);
      else expect(new URL(href).hostname).toContain(".");
      return;
    }
    const [path = "", anchor] = href.split("#");
    expect([...canonical, ...current.pages]).toContain(path);
    if (anchor === undefined) return;
    const page = Object.entries(paths).find(([, entry]) => entry.path === path)?.[0];
    expect(page && page in anchors, `${path} has no anchors`).toBe(true);
    expect(anchors[page as keyof typeof anchors]).toContain(anchor);
  });
});

describe("the anchors", () => {
  it("of the portfolio are services, sectors and cases, all different; each service's page has its cases too", () => {
    const ids = cases.map(({ id }) => id);
    expect([...toldServiceIds, ...sectorIds, ...ids]).toEqual([...anchors.portfolio]);
    expect(new Set(anchors.portfolio).size).toBe(anchors.portfolio.length);
    for (const service of toldServiceIds) {
      const shown = servicePages[service].cases.items;
      expect(shown.length).toBeGreaterThan(0);
      for (const { id } of shown) expect(caseById(id)?.services[0]).toBe(service);
    }
  });

  it.skipIf(!hasFeature("careers"))("of careers are the targets of its own buttons", () => {
    expect(careers.hero.actions.map(({ href }) => href)).toEqual(
      anchors.careers.map((anchor) => `/careers#${anchor}`),
    );
  });

  it("of questions are unique on their page", () => {
    const pages = [...Object.values(servicePages).map(({ questions }) => questions), contact.faq];
    for (const { items } of pages) {
      const ids = items.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe("the paths", () => {
  it("and titles are unique", () => {
    const entries = Object.values(paths);
    expect(canonical.size).toBe(entries.length);
    expect(new Set(Object.values(titles)).size).toBe(entries.length);
  });

  it("are canonical: lower case, no extension, no trailing slash", () => {
    for (const path of canonical) expect(path).toMatch(/^\/(?:[a-z]+(?:[-/][a-z]+)*)?$/);
  });
});
