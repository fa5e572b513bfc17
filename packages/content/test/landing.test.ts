import { expect, it } from "vitest";
import { readLandings } from "../build/generate-landing.ts";

const page = (href: string) => ({
  name: "winter-clinic.mdx",
  text: `---
title: "Winter clinic: one hour on the page that loses you orders"
description: "Book an hour in January. You bring one page of your site, we look at it together with your figures, and you leave with three repairs you can do yourself."
lead: "Bring one page and its figures."
date: 2026-11-26
actions: [{ label: "Book your hour", href: "${href}" }]
---

## Book

An hour in January.
`,
});

it("an action may lead to a heading of its page", () => {
  expect(readLandings([page("#book")], [])[0]?.actions[0]?.href).toBe("/winter-clinic#book");
});

it("a link of the closing words that leads nowhere is reported where it is", () => {
  const closing = '\n<Closing label="Book" href="/nowhere" />\n';
  const { name, text } = page("#book");
  expect(() => readLandings([{ name, text: text + closing }], [])).toThrow(
    "body line 13: links to “/nowhere”",
  );
});

it("an action to a heading that the page does not have is reported", () => {
  expect(() => readLandings([page("#pay")], [])).toThrow(
    "“#pay”, which is not a heading of this page",
  );
});
