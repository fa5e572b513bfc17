import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { readConfig } from "../src/config.ts";
import { type Colours, colourNames, standardLook } from "../src/look.ts";
import { it, startTestMailbox, temporaryDirectory, urlencoded } from "./fixtures.ts";

async function lookIn(content: string) {
  const path = join(await temporaryDirectory(), "look.json");
  await writeFile(path, content);
  return readConfig({ MAILBOX_LOOK: path }).look;
}

/** Colours that all differ, so that none can be mistaken for another. */
const coloursFrom = (start: number) =>
  Object.fromEntries(
    colourNames.map((name, at) => [name, `#${(start + at).toString(16).padStart(6, "0")}`]),
  ) as Colours;

const own = { name: "Tarn & Tally", light: coloursFrom(0xaa0000), dark: coloursFrom(0xbb0000) };

it("without a look the pages have the mailbox's own", async ({ mailbox }) => {
  const page = await mailbox.page("/mailbox");
  expect(page).toContain("--paper:#fbf6ec;");
  expect(page).toContain("</svg><span>Mailbox</span>");
  expect(page).toContain("@font-face");
});

it("a look sets the name and colours of every page, and drops drawing and typeface", async () => {
  const mailbox = await startTestMailbox({ look: await lookIn(JSON.stringify(own)) });
  const inbox = await mailbox.page("/mailbox");
  const missing = await mailbox.page("/mailbox/nothing");
  const answer = await mailbox.send(urlencoded({ email: "x" }));
  const policy = answer.headers.get("content-security-policy");
  const refused = await answer.text();
  expect(inbox).toContain("<span>Tarn &amp; Tally</span>");
  const before = Object.values({ ...standardLook.light, ...standardLook.dark });
  for (const page of [inbox, missing, refused]) {
    const [, style = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    const [light = "", dark = ""] = style.split("@media (prefers-color-scheme:dark)");
    for (const colour of Object.values(own.light)) expect(light).toContain(colour);
    for (const colour of Object.values(own.dark)) expect(dark).toContain(colour);
    expect(before.filter((colour) => page.includes(colour))).toEqual([]);
    expect(page).not.toMatch(/<svg|Anek/);
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
    expect(policy).toContain(`'sha256-${Buffer.from(digest).toString("base64")}'`);
  }
});

it.for([
  ["{", "MAILBOX_LOOK cannot be read"],
  ["[]", 'MAILBOX_LOOK needs a text as "name"'],
  [JSON.stringify({ ...own, name: " " }), 'MAILBOX_LOOK needs a text as "name"'],
  [
    JSON.stringify({ ...own, dark: { ...own.dark, link: "red;}*{display:none" } }),
    'MAILBOX_LOOK needs a colour such as #171c3f as "link" of "dark"',
  ],
] as const)("a file with a look is refused as %s", async ([content, reason]) => {
  await expect(lookIn(content)).rejects.toThrow(reason);
});
