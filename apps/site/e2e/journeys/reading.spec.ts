import { articles } from "@kolam/content/blog/articles";
import { has } from "@kolam/content/facts/parts";
import { openPositions as openings } from "@kolam/content/open-positions";
import { articleFrame, blogPage } from "@kolam/content/pages/blog-page";
import { nothingToSearch, searchWord } from "../support/search-word.ts";
import { expect, isAt, sees, seesNoMore, test } from "../visitors/test.ts";
import { css, link, named, type Visitor } from "../visitors/visitor.ts";

const scrollTop = (visitor: Visitor) => visitor.run(() => Math.round(scrollY));

test("the blog is searched, an article read, and the results are there again", async ({
  visitor,
}) => {
  test.skip(searchWord === undefined, nothingToSearch);
  const main = () => visitor.text(css("main"));
  await visitor.open("/blog");
  await visitor.type(named("searchbox", blogPage.search.label), searchWord ?? "");
  await isAt(visitor, `/blog?q=${searchWord}`);
  await expect.poll(main).not.toContain(blogPage.count(articles.length));
  for (const leave of [
    () => visitor.back(),
    () => visitor.click(link(articleFrame.back, "main")),
  ]) {
    await visitor.click(css(`main a[href*="/blog/"]`));
    await sees(visitor, link(articleFrame.back, "main"));
    await leave();
    await isAt(visitor, `/blog?q=${searchWord}`);
    await expect.poll(main).toContain(blogPage.featured);
    expect(await main()).not.toContain(blogPage.count(articles.length));
  }
});

test("going back returns to the place that was left", async ({ visitor }) => {
  await visitor.open("/about");
  await visitor.run(() => scrollTo({ top: 1500, behavior: "instant" }));
  await expect.poll(() => scrollTop(visitor)).toBe(1500);
  await visitor.click(css(`main a[href$="/contact"]`));
  await isAt(visitor, "/contact");
  await sees(visitor, css("main h1"));
  await visitor.back();
  await isAt(visitor, "/about");
  await expect.poll(() => scrollTop(visitor)).toBeGreaterThan(1000);
});

for (const [scripts, { id }] of (has("careers") ? openings.slice(0, 1) : []).flatMap(
  (one) =>
    [
      [true, one],
      [false, one],
    ] as const,
)) {
  test(`an opening ${scripts ? "opens" : "opens without scripts"} and leads to the form`, async ({
    visitor,
    site,
  }) => {
    site.scripts = scripts;
    const apply = css(`#${id} a[href*="#application-form"]`);
    await visitor.open("/careers");
    await seesNoMore(visitor, apply);
    await visitor.click(css(`#${id} summary`));
    await visitor.click(apply);
    await expect
      .poll(() =>
        visitor.run(() => {
          const form = document.getElementById("application-form");
          return Math.abs(form?.getBoundingClientRect().top ?? 9999) < innerHeight;
        }),
      )
      .toBe(true);
  });
}
