import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { articles } from "@kolam/content/model/blog/articles";
import { paths } from "@kolam/content/model/pages/paths";
import { company } from "@site/facts/company";
import { titles } from "@site/lists/words/titles";
import { articleAuthors } from "@site/words/authors-and-categories";
import { expect, test } from "../support/fixtures.ts";
import { fillAndSend, hydrated } from "../support/form-journeys.ts";
import { hydrate } from "../support/hydration.ts";
import { hasBlog } from "../support/pages.ts";
import { h1, headerLink } from "../support/shell.ts";

// What is between the site and its visitors.

test("through a proxy that strips headers, pages work", { tag: "@slow" }, async ({
  page,
  mailbox,
  siteUrl,
}) => {
  const proxy = createServer(async ({ url = "" }, response) => {
    const answer = await fetch(siteUrl + url, { headers: { "accept-encoding": "identity" } });
    const [type = ""] = (answer.headers.get("content-type") ?? "").split(";");
    response.writeHead(answer.status, { "content-type": type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((done) => proxy.listen(0, "localhost", done));
  const proxied = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  await page.goto(`${proxied}/about`);
  await expect(h1(page)).toBeVisible();
  expect(await page.evaluate(() => document.characterSet)).toBe("UTF-8");
  await hydrate(page);
  const id = hasBlog ? "blog" : "portfolio";
  await headerLink(page, titles[id]).click();
  await expect(page).toHaveURL(`${proxied}${paths[id].path}`);
  await page.goto(`${proxied}/contact`);
  await hydrated(page, "contact");
  await fillAndSend(page, "contact");
  expect(mailbox.count()).toBe(1);
  proxy.close();
  proxy.closeAllConnections();
});

interface Read {
  readonly title: string;
  readonly byline: string;
  readonly lang: string;
  readonly text: string;
}

test("a browser's reader mode finds each article's title, author and whole text", {
  tag: "@slow",
}, async ({ page }) => {
  const readability = await readFile(
    fileURLToPath(import.meta.resolve("@mozilla/readability/Readability.js")),
    "utf8",
  );
  for (const { slug, title, author } of articles) {
    const html = await (await page.request.get(`/blog/${slug}`)).text();
    const { written, read }: { written: readonly string[]; read: Read } =
      await page.evaluate(`(() => {
      ${readability}
      const words = (text) => text.replace(/\\s+/g, " ").trim();
      const parsed = new DOMParser().parseFromString(${JSON.stringify(html).replaceAll("</", "<\\/")}, "text/html");
      const paragraphs = (element) => element.querySelectorAll(":scope > p").length;
      const [prose] = [...parsed.querySelectorAll("article div")].sort((a, b) => paragraphs(b) - paragraphs(a));
      const written = [...prose.querySelectorAll("p, h2, li, td, pre")].map((one) => words(one.textContent));
      const { title, byline, lang, textContent } = new Readability(parsed).parse();
      return { written, read: { title, byline, lang, text: words(textContent) } };
    })()`);
    expect(read).toMatchObject({
      title,
      byline: articleAuthors[author].name,
      lang: company.language,
    });
    expect(written.length).toBeGreaterThan(10);
    expect(
      written.filter((text) => !read.text.includes(text)),
      slug,
    ).toEqual([]);
  }
});
