import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { startMailbox } from "@kolam/mailbox";
import type { Page } from "@playwright/test";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { addressWords } from "@site/texts/analyzer/analyzer-address";
import { auditReportWords } from "@site/texts/analyzer/analyzer-audit-report";
import { examplePage } from "@site/texts/analyzer/example-page";
import { loadSiteConfig } from "../../config/site-config.ts";
import { expect, test } from "../support/fixtures.ts";
import {
  analysisHeading,
  analyzeButton,
  auditHeading,
  htmlField,
  open,
  path,
  urlField,
} from "../support/seo-analyzer-page.ts";

const { audit } = loadSiteConfig();
const { fetched, ask, problems, failed } = addressWords;

/** Answers as the mailbox does, and notes what was asked. */
async function answerWith(page: Page, answer: object) {
  const asked: unknown[] = [];
  await page.route(audit?.endpoint ?? "", async (route) => {
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    asked.push({ ...route.request().postDataJSON(), cookie: route.request().headers().cookie });
    await route.fulfill({ headers, json: answer });
  });
  return asked;
}

const shop = {
  success: true,
  url: "https://www.example.com/",
  redirects: ["https://example.com/"],
  at: "2026-01-15T12:00:00.000Z",
  robots: "allows",
  listing: "missing",
  headers: { "x-robots-tag": "noindex" },
  html: examplePage,
};

test.skip(!audit, "no addresses are audited in this build");

test("one press brings the real audit, and below it the simulated report", async ({ page }) => {
  const asked = await answerWith(page, shop);
  await open(page);
  await urlField(page).fill("example.com");
  await analyzeButton(page).click();
  await expect(auditHeading(page)).toBeFocused();
  expect(asked).toEqual([{ url: "https://example.com", cookie: undefined }]);
  for (const fact of [
    fetched.robots.allows,
    fetched.sitemap.missing,
    "noindex",
    "https://example.com/",
  ]) {
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(analysisHeading(page, "example.com")).toBeVisible();
  await expect(auditHeading(page)).toBeFocused();
  await expect(page.getByText(addressWords.simulatedBeside)).toBeVisible();
  await page.getByRole("button", { name: analyzer.actions.again }).first().click();
  await expect(urlField(page)).toBeFocused();
});

test("a page that cannot be had is named in a sentence, and pasting stays", {
  tag: "@slow",
}, async ({ page }) => {
  await answerWith(page, { success: false, problem: "login", detail: "403" });
  await open(page);
  await urlField(page).fill("example.com");
  await analyzeButton(page).click();
  const alert = page.getByRole("alert").filter({ hasText: failed.title });
  await expect(alert).toContainText(problems.login("403"));
  await alert.getByRole("link", { name: failed.paste }).click();
  await expect(htmlField(page)).toBeInViewport();
  await expect(analysisHeading(page, "example.com")).toBeVisible();
});

test("a page that is empty without scripts is called that, not a thin one", {
  tag: "@slow",
}, async ({ page }) => {
  const html =
    '<!doctype html><title>Shop</title><div id="root"></div><script src="a.js"></script>';
  await answerWith(page, { ...shop, html });
  await open(page);
  await urlField(page).fill("example.com");
  await analyzeButton(page).click();
  await expect(page.getByRole("alert")).toContainText(problems.scripts());
});

test("what the simulation refuses is audited for real all the same", { tag: "@slow" }, async ({
  page,
}) => {
  const asked = await answerWith(page, shop);
  await open(page);
  for (const [typed, sent] of [
    ["shop.technology", "https://shop.technology/"],
    ["दुकान.भारत", "https://xn--11b7ah1gn.xn--h2brj9c/"],
    ["example.com:8080/cups", "https://example.com/cups"],
  ]) {
    await urlField(page).fill(typed ?? "");
    await analyzeButton(page).click();
    await expect(urlField(page)).toHaveAccessibleDescription(
      new RegExp(analyzer.errors.invalid.slice(0, 20)),
    );
    const host = (typed ?? "").replace(/[:/].*/, "");
    await page.getByRole("button", { name: addressWords.offer(host) }).click();
    await expect(auditHeading(page)).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ url: sent });
    await page.getByRole("button", { name: analyzer.actions.again }).first().click();
  }
});

test("the address of an audit fills the field, and runs when the button is pressed", {
  tag: "@slow",
}, async ({ page }) => {
  const asked = await answerWith(page, shop);
  await page.goto(`${path}?url=${encodeURIComponent("https://www.example.com/")}`);
  await expect(urlField(page)).toHaveValue("https://www.example.com/");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/seo-analyzer$/);
  expect(asked).toEqual([]);
  await analyzeButton(page).click();
  await expect(auditHeading(page)).toBeVisible();
  await expect(page.getByRole("link", { name: fetched.link })).toHaveAttribute(
    "href",
    "?url=https%3A%2F%2Fwww.example.com%2F",
  );
});

test("a question about it is in the contact form, to be seen and changed", {
  tag: "@slow",
}, async ({ page }) => {
  await answerWith(page, shop);
  await open(page);
  await urlField(page).fill("example.com");
  await analyzeButton(page).click();
  await page.getByRole("button", { name: ask.action }).click();
  await expect(page).toHaveURL(/\/contact$/);
  const message = page.locator('textarea[name="message"]');
  await expect(message).toHaveValue(/example\.com.*(?:\n- .+){5}\n/s);
  await message.press("End");
  await expect(message).toBeEditable();
});

test("it prints on two sheets", { tag: "@slow" }, async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium prints here");
  await answerWith(page, shop);
  await open(page);
  await urlField(page).fill("example.com");
  await analyzeButton(page).click();
  await expect(auditHeading(page)).toBeVisible();
  await expect(analysisHeading(page, "example.com")).toBeVisible();
  const sheets = await page.pdf({ format: "A4" });
  expect(sheets.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(2);
});

test(
  "a real mailbox fetches the page",
  { tag: "@slow" },
  async ({ page, context, siteUrl }, info) => {
    const target = createServer((request, response) => {
      const isPage = request.url === "/cups";
      response.writeHead(isPage ? 200 : 404, { "Content-Type": "text/html" });
      response.end(isPage ? examplePage : "");
    });
    target.listen(0, "127.0.0.1");
    await once(target, "listening");
    const mailbox = await startMailbox({
      port: 0,
      quiet: true,
      dataDir: info.outputPath("mailbox"),
      audit: {
        origins: [new URL(siteUrl).origin],
        contact: siteUrl,
        perDay: { each: 9, all: 9 },
        child: {
          file: resolve(import.meta.dirname, "../../../mailbox/test/audit/loopback-child.ts"),
          args: [String((target.address() as AddressInfo).port)],
        },
      },
    });
    await context.route(audit?.endpoint ?? "", (route) =>
      route.continue({ url: `${mailbox.url}/audit` }),
    );
    await open(page);
    await urlField(page).fill("http://shop.example.com/cups");
    await analyzeButton(page).click();
    await expect(auditHeading(page)).toBeVisible();
    await expect(page.getByText(fetched.robots.none)).toBeVisible();
    await expect(page.getByText(auditReportWords.result.badge, { exact: true })).toBeVisible();
    await mailbox.close();
    target.close();
    target.closeAllConnections();
  },
);
