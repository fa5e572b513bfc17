import {
  casePageCount,
  casesOfPage,
  type ListedCase,
} from "@kolam/content/model/portfolio/case-list";
import { exampleCase } from "@kolam/content/model/portfolio/example-case";
import { notFound } from "@site/words/pages/not-found";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import type { LandingData, WithHead } from "../../articles/data-of.ts";
import { createRoutes } from "../../routes.tsx";
import { headOf } from "../../seo/page-meta.ts";

const all = Array.from(
  { length: 1_000 },
  (_, n): ListedCase => ({
    ...exampleCase,
    id: `case-${n}` as ListedCase["id"],
    project: `Project ${n}`,
  }),
);
const pages = casePageCount(all.length);
const offer: WithHead<LandingData> = {
  head: headOf({ id: "home" }),
  body: [],
  drawing: {
    width: 20,
    height: 20,
    line: "M4 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
    dotsPath: "M10 10h0",
  },
  page: {
    slug: "an-offer",
    title: "An offer of spring",
    description: "",
    lead: "",
    actions: [],
    date: "2026-01-01",
  },
};
const routes = createRoutes(async (id, part) => {
  if (id === "landing") return part === offer.page.slug ? offer : null;
  const page = Number(part);
  if (id !== "portfolio" || page > pages) return null;
  return { head: headOf({ id }), page, pages, cases: casesOfPage(all, page) };
});
const handler = createStaticHandler(routes);

async function html(path: string): Promise<string> {
  const context = await handler.query(new Request(`https://agency.example${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const text = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  return /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
}
const projectsIn = (text: string) =>
  new Set([...text.matchAll(/Project (\d+)/g)].map(([, n]) => Number(n)));

describe("a portfolio of 1,000 cases", () => {
  it("shows each on one of its pages, which links to the others without scripts", async () => {
    const shown = new Set<number>();
    for (const page of [1, 2, pages]) {
      const text = await html(page === 1 ? "/portfolio" : `/portfolio/page/${page}`);
      const projects = projectsIn(text);
      expect(projects.size).toBe(casesOfPage(all, page).length);
      for (const project of projects) shown.add(project);
    }
    expect(shown).toContain(0);
    expect(shown).toContain(999);
    const second = await html("/portfolio/page/2");
    expect(second).toMatch(/rel="prev"[^>]*href="\/portfolio"/);
    expect(second).toMatch(/rel="next"[^>]*href="\/portfolio\/page\/3"/);
    expect(await html(`/portfolio/page/${pages}`)).not.toContain('rel="next"');
  });

  it("has no page before the first and none after the last", async () => {
    for (const page of ["0", "1", "x", String(pages + 1)]) {
      expect(await html(`/portfolio/page/${page}`), page).toContain(notFound.title);
    }
  });
});

describe("a page whose text is a file", () => {
  it("is found by its data: the routes do not name it", async () => {
    expect(await html("/an-offer")).toContain(offer.page.title);
    expect(await html("/another-offer")).toContain(notFound.title);
    expect(await html("/portfolio/no-such-case")).toContain(notFound.title);
    expect(JSON.stringify(routes)).not.toContain("offer");
  });

  it("does not hide a page of the site’s own", async () => {
    expect(await html("/about")).not.toContain(notFound.title);
  });
});
