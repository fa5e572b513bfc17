import { axeViolations } from "../support/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { enter } from "../support/keyboard.ts";
import { phone } from "../support/shell.ts";

const message = {
  access_key: "development-general",
  name: "Asha Example",
  email: "asha@example.org",
  subject: "A new shop",
  message: "A new shop, please.",
};

test("the mailbox's inbox: axe finds nothing on a phone, and a message is answered from the keyboard", {
  tag: "@slow",
}, async ({ page, mailbox }) => {
  const inbox = `${mailbox.url}/mailbox`;
  await page.setViewportSize(phone);
  await page.goto(inbox);
  expect(await axeViolations(page, ["light"]), "empty").toEqual([]);

  const posts = [message, { ...message, subject: "Cheap watches", botcheck: "on" }];
  for (const data of posts) await page.request.post(`${mailbox.url}/submit`, { data });
  await page.goto(`${inbox}?q=shop`);
  expect(await axeViolations(page, ["light"]), "list").toEqual([]);
  const sizes = await page
    .locator("input:not([type=checkbox]), select, textarea")
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize));
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.min(...sizes.map(Number.parseFloat)), "iOS zooms into less").toBeGreaterThanOrEqual(
    16,
  );
  await enter(page, page.getByRole("link", { name: /A new shop/ }));
  await expect(page.getByRole("heading", { level: 1, name: message.subject })).toBeVisible();
  await page.getByText("All headers").click();
  expect(await axeViolations(page), "message").toEqual([]);
  await enter(page, page.getByRole("button", { name: "Mark as answered" }));
  await expect(page.getByRole("definition").filter({ hasText: "Answered" })).toBeVisible();

  await page.goto(`${inbox}?folder=spam`);
  await enter(page, page.getByRole("link", { name: /Cheap watches/ }));
  const signs = page.getByRole("definition").filter({ hasText: "the hidden field is filled in" });
  await expect(signs).toBeVisible();
  await enter(page, page.getByRole("link", { name: "Delete" }));
  expect(await axeViolations(page, ["light"]), "question").toEqual([]);
  await enter(page, page.getByRole("button", { name: "Delete for good" }));
  await expect(page.getByText("No spam")).toBeVisible();
  expect(mailbox.count()).toBe(1);
});
