import MarkdownIt from "markdown-it";
import { describe, expect, it } from "vitest";
import { chatNotice } from "../../src/relay/chat-text.ts";

const slack = "https://hooks.slack.com/services/T0/B0/x";
const others = [
  "https://chat.agency.example/hooks/x",
  "https://discord.com/api/webhooks/1/x/slack",
];

const notice = { subject: "A shop", name: "Asha", email: "asha@example.org", text: "By spring." };

/** The text of a notice to a chat, with these words of a stranger. */
const told = (url: string, words: Partial<typeof notice>) =>
  (chatNotice(url, { ...notice, ...words }) as { text: string }).text;

/** What a chat that reads Markdown and looks for addresses makes of a text. */
const markdown = new MarkdownIt({ linkify: true });
markdown.linkify.set({ fuzzyLink: true });
const madeOf = (text: string) =>
  markdown
    .parse(text, {})
    .flatMap(({ type, children }) => [type, ...(children ?? []).map((child) => child.type)])
    .filter(
      (type) => !/^(?:inline|text|softbreak|text_special|paragraph_(?:open|close))$/.test(type),
    );

/** The same text as people see it. */
const seen = (text: string) => markdown.renderInline(text).replaceAll("\u200b", "");

const hostile = [
  "![pixel](https://x.example.com/pixel.png)",
  "[your invoice](https://x.example.com)",
  "[your invoice]: https://x.example.com\n\n[your invoice]",
  "https://x.example.com/a_b and HTTPS://X.EXAMPLE.COM",
  "www.x.example.com",
  "x.example.com/login",
  "<https://x.example.com|your invoice>",
  "ftp://x.example.com",
  "# A heading",
  "**bold** _italic_ ~~gone~~ ||hidden|| `code`",
  "```\ncode\n```",
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "\\[your invoice](https://x.example.com)",
];

describe.each(others)("a notice to %s", (url) => {
  it.each(hostile)("shows %j as plain words, wherever it appears", (words) => {
    expect(madeOf(words)).not.toEqual([]);
    const mark = seen(told(url, { text: "MARK" })).replace(/^[\s\S]*\n/, "");
    expect(mark).toBe("MARK");
    for (const field of ["subject", "name", "text"] as const) {
      const text = told(url, { email: "an address", [field]: words });
      expect(madeOf(text)).toEqual([]);
      expect(seen(text)).toContain(markdown.utils.escapeHtml(words));
    }
  });

  it("mentions nobody", () => {
    const text = told(url, { email: "", text: "@channel @here x@everyone <!all> <@U1> @asha" });
    expect(text).not.toMatch(/@\w|<[!@]/);
  });

  it("keeps the sender's address, so that it can be copied, unless it looks like another", () => {
    expect(told(url, {})).toContain("(asha@example.org)");
    for (const email of ["www.x.example.com@example.org", "x.example.com/a@example.org"]) {
      expect(madeOf(told(url, { email }))).toEqual([]);
    }
  });
});

it("a notice to Slack is not read for markup, has no preview, and shows no backslash", () => {
  const text = "*bold* <https://x.example.com|click> & https://x.example.com";
  expect(chatNotice(slack, { ...notice, text })).toEqual({
    text: "A shop\nAsha (asha@example.org)\n\n*bold* &lt;https:\u200b//x.\u200bexample.\u200bcom|click&gt; &amp; https:\u200b//x.\u200bexample.\u200bcom",
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
  });
});

it.each([slack, ...others])("a long notice to %s is as long as every chat takes it", (url) => {
  for (const letters of ["long ", "&&&&", "[[[[", "😀", "a😀", "\\\\\\"]) {
    const text = told(url, { text: letters.repeat(2000) });
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(text.length).toBeGreaterThan(1900);
    expect(text).toMatch(/ …$/);
    // Half a character would become another one.
    expect(Buffer.from(text).toString()).toBe(text);
    expect(text).not.toMatch(/&(?!amp;)/);
  }
});
