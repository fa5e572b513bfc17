/**
 * A short visit to the built site in Debian's WebKitGTK, whose engine is that of Safari: links, and
 * a form that arrives. `pnpm test browsers` makes it where Playwright's own WebKit, in which all
 * journeys are made, cannot be had.
 */
import { strict as assert } from "node:assert";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Form } from "@kolam/content/model/types/form";
import { startMailbox } from "@kolam/mailbox";
import { titles } from "@site/lists/words/titles";
import { forms } from "@site/words/forms/forms";
import { findWebKitGtk } from "../../../../tools/install/engines.mjs";
import { mailboxSettings } from "../../config/mailbox-settings.ts";
import { loadSiteConfig } from "../../config/site-config.ts";
import { local } from "../../hosts/engines/local.ts";
import { fieldId, fieldsOf } from "../../src/forms/contract/forms.ts";
import { sampleAnswers } from "../../src/forms/testing/sample-values.ts";
import { startWebKit } from "./web-driver.ts";

const found = findWebKitGtk();
if (!found) throw new Error("WebKitGTK is not installed. `pnpm test browsers` says how to get it.");

const config = loadSiteConfig();
const folder = mkdtempSync(join(tmpdir(), "short-visit-"));
const { origin, stop } = await local.start();
// Where the built pages send their forms.
const mailbox = await startMailbox({
  ...mailboxSettings(config),
  port: Number(new URL(config.mail.endpoint).port),
  quiet: true,
  dataDir: folder,
});
const browser = await startWebKit(found.driver, found.browser);
try {
  await browser.open(`${origin}/`);
  await browser.click('header a[href="/about"]');
  await browser.until('location.pathname === "/about"');
  await browser.until(`document.querySelector("h1").textContent.length > 0`);
  await browser.back();
  await browser.until('location.pathname === "/"');
  console.log(`The first click leads to “${titles.about}”, and back.`);

  const form: Form = forms.contact;
  await browser.open(`${origin}/contact`);
  await browser.until(`document.querySelector("#contact-email").closest("form").noValidate`);
  for (const field of fieldsOf(form)) {
    const value = String(sampleAnswers(form)[field.name] ?? "");
    const selector = `#${fieldId(form, field)}`;
    if (field.kind === "select") await browser.click(`${selector} option[value$="${value}"]`);
    else await browser.type(selector, value);
  }
  await browser.click("main form button[type=submit]");
  await browser.until(
    `document.querySelector("main").textContent.includes(${JSON.stringify(form.sent.title("").trim())})`,
  );
  assert.equal(mailbox.count(), 1);
  console.log("A message arrives once.");
} finally {
  await browser.close();
  await mailbox.close();
  await stop();
  rmSync(folder, { recursive: true });
}
