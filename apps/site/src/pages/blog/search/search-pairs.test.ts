import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { articleFilters, searchArticles } from "@kolam/content/model/blog/article-list";
import { startMailbox } from "@kolam/mailbox";
import { allCategories } from "@site/texts/pages/blog";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import pairs from "./search-pairs.json" with { type: "json" };

/** What people write, and what others then type to find it: the same in the blog and in the inbox. */
const searches: readonly { text: string; finds: string[]; misses?: string[] }[] = pairs;
const dataDir = mkdtempSync(join(tmpdir(), "search-"));
let mailbox: Awaited<ReturnType<typeof startMailbox>>;

beforeAll(async () => {
  mailbox = await startMailbox({ dataDir, port: 0, ratePerMinute: 0, quiet: true });
  for (const [at, { text }] of searches.entries()) {
    const message = {
      access_key: "development-general",
      name: `Message ${at}.`,
      email: "asha@example.org",
      subject: "A search",
      message: text,
    };
    const answer = await fetch(`${mailbox.url}/submit`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    });
    expect(answer.status).toBe(200);
  }
});

afterAll(async () => {
  await mailbox.close();
  rmSync(dataDir, { recursive: true });
});

describe.each(searches.map((search, at) => ({ ...search, at })))(
  "“$text”",
  ({ text, finds, misses = [], at }) => {
    const [category = allCategories] = articleFilters.filter((filter) => filter !== allCategories);
    const article = { title: text, excerpt: "", tags: [], category } as unknown as Parameters<
      typeof searchArticles
    >[0][number];
    const inBlog = (query: string) => searchArticles([article], query, allCategories).length > 0;
    const inInbox = async (query: string) => {
      const page = await fetch(`${mailbox.url}/mailbox?q=${encodeURIComponent(query)}`);
      return (await page.text()).includes(`Message ${at}.`);
    };

    it.each([
      ...finds.map((query) => [query, true] as const),
      ...misses.map((query) => [query, false] as const),
    ])("“%s”: %s", async (query, found) => {
      expect({ inBlog: inBlog(query), inInbox: await inInbox(query) }).toEqual({
        inBlog: found,
        inInbox: found,
      });
    });
  },
);
