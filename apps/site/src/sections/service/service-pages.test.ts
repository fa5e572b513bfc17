import { paths, serviceIds } from "@kolam/content/model/pages/paths";
import type { ServiceFacts } from "@kolam/content/model/services/service-facts";
import { serviceInPlace } from "@kolam/content/model/services/service-title";
import type { CaseOverview } from "@kolam/content/model/types/case";
import { serviceFacts } from "@site/lists/services";
import { servicePages } from "@site/lists/words/service-pages";
import { titles } from "@site/lists/words/titles";
import { serviceFrame } from "@site/texts/pages/service";
import { shell } from "@site/texts/shell";
import { describe, expect, it } from "vitest";
import { bodyOf } from "../../../build/prerender/article-bodies.ts";
import { pageRenderer } from "../../testing/rendered-site.ts";
import { sharedRating } from "../work/group-rating.tsx";

const render = pageRenderer(bodyOf);

/** The text of HTML, with the entities that our content needs decoded. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "\n")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');
}

describe.each(serviceIds)("the service page %s", (id) => {
  const words = servicePages[id];
  const cases: readonly CaseOverview[] = words.cases.items;
  const testimonials = cases.flatMap(({ testimonial }) => testimonial ?? []);

  it("says the service and the place in its title, before the line that is its own", async () => {
    const [, title = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await render(paths[id].path)) ?? [];
    expect(title.replace(/<[^>]*>/g, "")).toBe(
      `${serviceInPlace(titles[id])}: ${words.hero.title}`.replaceAll("&", "&amp;"),
    );
  });

  it("says whether its weeks are those of a whole job or until something shows", async () => {
    const { price, weeks } = serviceFacts[id] as ServiceFacts;
    const html = await render(paths[id].path);
    const isWhole = price === "on request" || price.unit === "one-off";
    expect(html.includes(serviceFrame.duration)).toBe(weeks !== undefined && isWhole);
    expect(html.includes(serviceFrame.untilItShows)).toBe(weeks !== undefined && !isWhole);
  });

  it("shows every offering, figure, case, question and button", async () => {
    const html = await render(paths[id].path);
    const text = textOf(html);
    const expected = [
      ...words.offerings.items.flatMap(({ title, text: more }) => [title, more]),
      ...words.figures.items.flatMap(({ value, label }) => [value, label]),
      ...testimonials.flatMap(({ content, name }) => [content, name]),
      ...cases.flatMap(({ figure }) => [figure.value, figure.label]),
      ...words.questions.items.map(({ question }) => question),
      ...[...words.hero.actions, ...words.closing.actions].map(({ label }) => label),
    ];
    for (const wording of expected) expect(text).toContain(wording);
    for (const caseStudy of cases) expect(html).toContain(`href="/portfolio/${caseStudy.id}"`);
    const rating = sharedRating(testimonials);
    if (rating === undefined) return;
    expect(html.split(`aria-label="${shell.rating(rating)}"`)).toHaveLength(2);
    expect(text).toContain(shell.groupRating.after(testimonials.length));
  });
});
