import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Mailbox, startMailbox } from "@kolam/mailbox";
import { mailboxSettings } from "@kolam/site/config/mailbox-settings";
import { loadSiteConfig } from "@kolam/site/config/site-config";
import { site } from "@kolam/site/hosts/engines/engine";
import { shownForms } from "@site/words/forms/forms";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lookAtForms } from "./forms.ts";
import { liveSite } from "./live-site.ts";

const config = loadSiteConfig();
const token = "a-password-of-tests";
const dataDir = mkdtempSync(join(tmpdir(), "kolam-forms-"));
let mailbox: Mailbox;

beforeAll(async () => {
  const { keys } = mailboxSettings(config);
  mailbox = await startMailbox({ port: 0, dataDir, inboxToken: token, quiet: true, keys });
});
afterAll(async () => {
  await mailbox.close();
  rmSync(dataDir, { recursive: true });
});

/**
 * The built site as it is when its forms are posted to the mailbox of the tests, or changed
 * besides.
 */
const siteWith = (change: (html: string) => string = (html) => html) => {
  const built = liveSite("http://localhost", site);
  const page = (path: string) => {
    const html = built.files.get(path)?.toString() ?? "";
    return change(html.replaceAll(config.mail.endpoint, `${mailbox.url}/submit`));
  };
  const send: typeof built.send = async ({ path }) => ({
    status: 200,
    headers: {},
    body: Buffer.from(page(path)),
  });
  return { ...built, send };
};

const inboxOf = (password: string) => ({ address: `${mailbox.url}/mailbox`, token: password });

it("sends a message with each form, marked as a test, and finds it in the inbox", async () => {
  expect(await lookAtForms(siteWith(), inboxOf(token))).toEqual([]);
  const messages = await mailbox.messages();
  expect(messages.map(({ folder }) => folder)).toEqual(shownForms.map(() => "inbox"));
});

it.each<[string, (html: string) => string, string, RegExp]>([
  ["is not on its page", () => "", token, /live page does not have it/],
  [
    "has a key that the mailbox does not know",
    (html) => html.replaceAll(/name="access_key" value="[^"]+"/g, 'name="access_key" value="key"'),
    token,
    /mail service answers 403/,
  ],
  ["has an inbox with another password", (html) => html, "another-password", /answers 401/],
])("tells a form that %s", async (_, change, password, what) => {
  const found = await lookAtForms(siteWith(change), inboxOf(password));
  expect(found).toHaveLength(shownForms.length);
  for (const finding of found) expect(finding.what).toMatch(what);
});
