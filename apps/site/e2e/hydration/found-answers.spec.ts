import { paths } from "@kolam/content/model/pages/paths";
import { contact } from "@site/words/pages/contact";
import { expect, test } from "../support/fixtures.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { hydrationCode, isHydrated } from "../support/hydration.ts";

const [, { question, answer }] = contact.faq.items;
const [words = ""] = /^\w+(?: \w+){3}/.exec(String(answer)) ?? [];

test("words of a closed answer are found before hydration, and it stays open", {
  tag: "@slow",
}, async ({ page }) => {
  const release = await holdRequests(page, hydrationCode);
  await page.goto(`${paths.contact.path}#:~:text=${encodeURIComponent(words)}`);
  const trigger = page.getByRole("button", { name: question });
  const found = page.getByText(words).first();
  await expect(found).toBeInViewport();
  expect(await isHydrated(page)).toBe(false);
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
  release();
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await expect(found).toBeVisible();
  await trigger.click();
  await expect(found).toBeHidden();
});
