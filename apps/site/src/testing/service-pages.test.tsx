import { paths, type ServiceId, serviceIds } from "@kolam/content/paths";
import { servicePages } from "@kolam/content/services/service-pages";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { pages } from "../routes.tsx";

async function htmlOf(id: ServiceId): Promise<string> {
  const Page = await pages[id]();
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[paths[id].path]}>
      <Page />
    </MemoryRouter>,
  );
}

/** The text between tags, as it is read, entities resolved as far as our words use them. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "\n")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');
}

/** The surfaces of a page's bands from top to bottom. */
function bandsOf(html: string): string {
  return [...html.matchAll(/<section[^>]*class="([^"]*)"/g)]
    .map(([, names = ""]) => /_(plain|alt|feature|action|deep)_/.exec(names)?.[1] ?? "?")
    .join(" ");
}

describe.each(serviceIds)("the page of %s", (id) => {
  const words = servicePages[id];

  it("has one title and skips no level of heading", async () => {
    const levels = [...(await htmlOf(id)).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  it("says every offering, figure, story, question and button", async () => {
    const html = await htmlOf(id);
    const text = textOf(html);
    const said = [
      ...words.offerings.items.flatMap(({ title, text: more }) => [title, more]),
      ...words.figures.items.flatMap(({ value, label }) => [value, label]),
      ...words.stories.items.flatMap(({ content, name }) => [content, name]),
      ...words.questions.items.map(({ question }) => question),
      ...[...words.hero.actions, ...words.closing.actions].map(({ label }) => label),
    ];
    for (const words of said) expect(text).toContain(words);
    expect(html.match(/aria-label="5 out of 5 stars"/g)).toHaveLength(2);
  });

  it("leads where its buttons say", async () => {
    const html = await htmlOf(id);
    for (const { label, href } of [...words.hero.actions, ...words.closing.actions]) {
      expect(html).toMatch(new RegExp(`<a[^>]*href="${href}"[^>]*>${label}</a>`));
    }
  });

  it("writes no style attribute, which the site's policy would block", async () => {
    expect(await htmlOf(id)).not.toContain(" style=");
  });
});

it("no two service pages are composed alike", async () => {
  const all = await Promise.all(serviceIds.map(async (id) => bandsOf(await htmlOf(id))));
  expect(all.join()).not.toContain("?");
  expect(new Set(all).size).toBe(serviceIds.length);
});
