import { filesIn } from "@kolam/content/content-files";
import { articles } from "@kolam/content/model/blog/articles";
import { serviceIds } from "@kolam/content/model/pages/paths";
import { cases } from "@kolam/content/model/portfolio/cases";
import { articleOfService } from "@site/entries/article-of-service";
import { describe, expect, it } from "vitest";

const files = await filesIn("articles");

/** The cases that an article's text leads to. */
const casesIn = (slug: string) =>
  [
    ...(files.find(({ name }) => name === `${slug}.mdx`)?.text ?? "").matchAll(
      /\(\/portfolio\/([a-z-]+)\)/g,
    ),
  ].map(([, id]) => id);

describe("everything leads on", () => {
  it.each(serviceIds)("the service %s to an article and to a case", (id) => {
    expect(articleOfService[id]).toBeDefined();
    expect(cases.filter(({ services: [first] }) => first === id)).not.toEqual([]);
  });

  it.each(articles)("the article $slug to a service and to a case", ({ slug, services }) => {
    expect(services).not.toEqual([]);
    const ids = cases.map(({ id }) => id as string);
    expect(casesIn(slug).filter((id = "") => ids.includes(id))).not.toEqual([]);
  });

  it.each(articles)("the article $slug to the sources of its facts", ({ sources = [] }) => {
    expect(sources.length).toBeGreaterThanOrEqual(4);
    expect(sources.length).toBeLessThanOrEqual(8);
  });
});
