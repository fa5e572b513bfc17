import { articleCategories } from "@site/words/authors-and-categories";
import { describe, expect, it } from "vitest";
import { checkEntry, entryRules } from "../../build/entry-rules.ts";
import { newEntry } from "../../build/new-entry.ts";
import { UsageError } from "../../build/new-names.ts";
import { articleFile } from "./article-files.ts";

const words = {
  title: "Another title of such length",
  description:
    "Another description that is long enough for a search engine to show in full, and short enough not to be cut off.",
  excerpt:
    "Another excerpt that a card on the blog list shows, of two or three lines, and no longer.",
};
const other = articleFile(words, undefined, "another.mdx");
const files = { articles: [articleFile(), other], cases: [], landing: [] };

/** Where something is wrong with an article as it is typed, and whether it has a page. */
function checked(changes: Readonly<Record<string, string | undefined>>) {
  const { problems, hasPage } = checkEntry(files, "article", articleFile(changes));
  return { hasPage, where: [...new Set(problems.map(({ where }) => where))] };
}

describe("an entry that is being written", () => {
  it("may be saved if only its lengths are unusual", () => {
    expect(checked({ title: "Short" })).toMatchObject({
      hasPage: true,
      where: expect.arrayContaining(["title"]),
    });
  });

  it("has no page with a mistake, and is told where", () => {
    expect(checked({ date: "Soon" })).toMatchObject({
      hasPage: false,
      where: expect.arrayContaining(["date"]),
    });
  });

  it("has a page with a mistake while it is a draft, as long as its fields can be used", () => {
    const draft = { draft: "true", date: "Soon" };
    expect(checked(draft)).toMatchObject({
      hasPage: true,
      where: expect.arrayContaining(["date"]),
    });
    expect(checked({ ...draft, category: "Nothing" }).hasPage).toBe(false);
  });

  it("is not refused for what is wrong with others, unless both say the same", () => {
    const file = articleFile({ title: "Short" });
    const broken = articleFile({ ...words, date: "Soon" }, undefined, "another.mdx");
    const { hasPage, problems } = checkEntry({ ...files, articles: [broken] }, "article", file);
    expect(hasPage).toBe(true);
    expect(problems.map(({ where }) => where)).not.toContain("date");
    const same = articleFile({ ...words, excerpt: undefined }, undefined, "another.mdx");
    const alike = checkEntry(
      { ...files, articles: [articleFile({ title: words.title }), same] },
      "article",
      articleFile({ title: words.title }),
    );
    expect(alike.hasPage).toBe(false);
    expect(alike.problems.map(({ where }) => where)).toContain("another.mdx, title");
  });

  it("is offered what the build accepts", () => {
    expect(entryRules.article.fields.category).toMatchObject({ choices: articleCategories });
    expect(entryRules.landing.tags.Form?.choices?.id?.length).toBeGreaterThan(0);
  });
});

describe("a new entry", () => {
  it.each(["article", "landing"] as const)("of the kind %s has a page from the start", (kind) => {
    const { file, text, path } = newEntry(kind, "Our first spring!", { service: "" });
    expect(file).toMatch(/\/our-first-spring\.mdx$/);
    expect(path).toMatch(/\/our-first-spring$/);
    const name = file.replace(/^.*\//, "");
    const { hasPage } = checkEntry({ ...files, articles: [] }, kind, { name, text });
    expect(hasPage).toBe(true);
  });

  it("needs a name of which an address can be made", () => {
    expect(() => newEntry("article", "../", { service: "" })).toThrow(UsageError);
  });
});
