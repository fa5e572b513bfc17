import { chat, company } from "@kolam/content/company";
import { paths, serviceIds } from "@kolam/content/paths";
import { shell } from "@kolam/content/shell";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { hydrate } from "../support/hydration.ts";

const first = paths[serviceIds[0]].title;
const phone = { width: 390, height: 844 };

const submenuLink = (page: Page) =>
  page.locator("header").getByRole("link", { name: first, exact: true });
const trigger = (page: Page) => page.getByRole("button", { name: shell.submenu.open });

test("the submenu opens on hover and closes 300 ms after the pointer has left", async ({
  page,
}) => {
  await page.goto("/about");
  await hydrate(page);
  await page.locator("header").getByRole("link", { name: "Services", exact: true }).hover();
  await expect(submenuLink(page)).toBeVisible();
  await page.evaluate(() => {
    const button = document.querySelector("header [aria-expanded]");
    if (!button) throw new Error("no trigger");
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    addEventListener("pointerout", () => {
      times.left = performance.now();
    });
    new MutationObserver(() => {
      times.closed ??= performance.now();
    }).observe(button, { attributeFilter: ["aria-expanded"] });
  });
  await page.mouse.move(600, 700);
  await expect(submenuLink(page)).toBeHidden();
  const waited = await page.evaluate(() => {
    const { times } = window as unknown as { times: { left: number; closed: number } };
    return times.closed - times.left;
  });
  expect(waited).toBeGreaterThanOrEqual(295);
});

test("the submenu opens by keyboard, Escape closes it and gives focus back", async ({ page }) => {
  await page.goto("/about");
  await hydrate(page);
  await trigger(page).focus();
  await page.keyboard.press("Enter");
  await expect(submenuLink(page)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(submenuLink(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(submenuLink(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();
});

test("what the submenu loads may come late: it works before, and stays as it is then", async ({
  page,
}) => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/submenu-layer-*.js", async (route) => {
    await late;
    await route.continue();
  });
  await page.goto("/about");
  await hydrate(page);
  await trigger(page).focus();
  await page.keyboard.press("Enter");
  await expect(submenuLink(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(submenuLink(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(submenuLink(page)).toBeFocused();

  await submenuLink(page).evaluate((link) => link.setAttribute("data-before", ""));
  arrive();
  await expect(page.locator("header [data-before]")).toHaveCount(0);
  await expect(submenuLink(page)).toBeFocused();
  await expect(trigger(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(submenuLink(page)).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(trigger(page)).toBeFocused();
  await expect(submenuLink(page)).toBeHidden();
});

test("a link of the submenu leads to the service and closes the submenu", async ({ page }) => {
  await page.goto("/about");
  await hydrate(page);
  await page.locator("header").getByRole("link", { name: "Services", exact: true }).hover();
  await submenuLink(page).click();
  await expect(page).toHaveURL(paths[serviceIds[0]].path);
  await page.mouse.move(600, 700);
  await expect(submenuLink(page)).toBeHidden();
});

test("the home header is transparent until scrolled more than 20 px, then solid", async ({
  page,
}) => {
  const alpha = () =>
    page
      .locator("header")
      .first()
      .evaluate((element) => {
        const color = getComputedStyle(element).backgroundColor;
        const parts = color.match(/[\d.]+/g) ?? [];
        return parts.length === 4 ? Number(parts[3]) : 1;
      });
  await page.goto("/");
  expect(await alpha()).toBe(0);
  await page.evaluate(() => scrollTo(0, 20));
  await expect.poll(alpha).toBe(0);
  await page.evaluate(() => scrollTo(0, 24));
  await expect.poll(alpha).toBe(1);
  await page.goto("/about");
  expect(await alpha()).toBe(1);
});

test("the mobile menu keeps focus inside, closes with Escape and gives focus back", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const open = page.getByRole("button", { name: shell.menu.open });
  await open.click();
  const menu = page.getByRole("dialog", { name: shell.menu.title });
  await expect(menu).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
});

test("a link of the mobile menu leads to its page", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await page.getByRole("button", { name: shell.menu.open }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Careers", exact: true }).click();
  await expect(page).toHaveURL("/careers");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the skip link leads past the header", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: shell.skipLink })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test.describe("conversions", () => {
  const install = (page: Page, body: string) =>
    page.addInitScript(`window.calls = []; window.gtag_report_conversion = (url) => { window.calls.push(url ?? null); ${body} };
      addEventListener("click", (event) => { const link = event.target.closest?.("a[href^='tel:']"); if (link) { window.calls.push(event.defaultPrevented ? "prevented" : "works"); event.preventDefault(); } });`);
  const calls = (page: Page) =>
    page.evaluate(() => (window as unknown as { calls: unknown[] }).calls);

  test("a phone link reports without an address and still calls", async ({ page }) => {
    await install(page, "");
    await page.goto("/");
    await page.locator("footer").getByRole("link", { name: company.phone.display }).click();
    expect(await calls(page)).toEqual(["works", null]);
  });

  test("a tag that throws never swallows the call", async ({ page, consoleErrors }) => {
    await install(page, "throw new Error('blocked')");
    await page.goto("/");
    await page.locator("footer").getByRole("link", { name: company.phone.display }).click();
    expect(await calls(page)).toEqual(["works", null]);
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("blocked")]);
  });

  test("the chat reports with its address", async ({ page }) => {
    await install(page, "");
    await page.goto("/");
    await page.getByRole("link", { name: shell.chat.label }).click();
    expect(await calls(page)).toEqual([chat.href]);
  });

  test("without a tag the chat opens in a new tab with the greeting", async ({ page, context }) => {
    await context.route("https://wa.me/**", (route) =>
      route.fulfill({ body: "chat", contentType: "text/plain" }),
    );
    await page.goto("/");
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: shell.chat.label }).click();
    expect((await opened).url()).toBe(chat.href);
  });
});

test.describe("theme", () => {
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

  test("the switch changes the theme, which the next full load has from its first byte", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/about");
    await hydrate(page);
    await page.getByRole("button", { name: shell.theme.toDark }).click();
    expect(await theme(page)).toBe("dark");
    await page.evaluate(() => navigator.serviceWorker.ready);
    const loaded = await page.goto("/contact");
    expect(await loaded?.text()).toContain('<html data-theme="dark"');
    await hydrate(page);
    await page.getByRole("button", { name: shell.theme.toLight }).click();
    expect(await theme(page)).toBeUndefined();
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
    await page.goto("/about");
    expect(await theme(page)).toBeUndefined();
  });

  test("no worker is registered for those who follow the system", async ({ page }) => {
    await page.goto("/about");
    await hydrate(page);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
  });
});
