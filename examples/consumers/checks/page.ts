import { readFileSync } from "node:fs";
import { join } from "node:path";
import { colors } from "@kolam/ui/tokens";
import type { Browser, Page } from "playwright-core";

const words = /kolam|anek|pune|₹/i;

const rgb = (hex: string) => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16)).join(", ")})`;
};

/**
 * Kolam's colours in the browser's notation, without black, which is any page's, and what the
 * example's brand has too.
 */
function brandColours(): string[] {
  const css = readFileSync(
    join(import.meta.dirname, "../../second-brand/brand.generated.css"),
    "utf8",
  );
  const theirs: readonly string[] = ["#000", ...(css.match(/#[0-9a-f]+/g) ?? [])];
  const ours = new Set(Object.values(colors).flatMap((theme) => Object.values(theme)));
  return [...ours].filter((hex) => hex.length < 8 && !theirs.includes(hex)).map(rgb);
}

/** The computed colours and fonts of all elements on the page. */
function look(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = [
      "color",
      "background-color",
      "border-top-color",
      "border-bottom-color",
      "outline-color",
      "fill",
      "stroke",
      "accent-color",
      "font-family",
    ];
    const styles = new Set<string>();
    for (const element of document.querySelectorAll("*")) {
      const computed = getComputedStyle(element);
      for (const property of properties) styles.add(computed.getPropertyValue(property));
    }
    return [...styles];
  });
}

const must = (holds: boolean, what: string, into: string[]) => {
  if (!holds) into.push(what);
};

async function use(page: Page, wrong: string[]): Promise<void> {
  await page.getByRole("button", { name: "How long does it take?" }).click();
  await page.getByText("Four months for most rooms.").waitFor();
  await page.getByRole("button", { name: "How we answer" }).click();
  const dialog = page.getByRole("dialog", { name: "How we answer" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  must(
    await page.evaluate(() => document.activeElement?.textContent === "How we answer"),
    "the dialog must return focus",
    wrong,
  );
  const field = page.getByRole("textbox", { name: "E-mail" });
  must(
    (await field.getAttribute("aria-invalid")) === "true",
    "the field must be marked as invalid",
    wrong,
  );
  await page.getByRole("button", { name: "Show services" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Signage" }).waitFor();
}

/**
 * Opens an app's page in light and dark, uses it like a visitor and follows its router's link.
 * @returns a list of problems; empty if there are none
 */
export async function checkPage(
  browser: Browser,
  url: string,
  reloads: boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) wrong.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => wrong.push(`uncaught: ${error.message}`));
  await page.goto(url, { waitUntil: "networkidle" });
  await use(page, wrong);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const styles = await look(page);
    const text = `${await page.title()} ${await page.locator("body").ariaSnapshot()}`;
    const brand = brandColours();
    for (const value of styles) {
      if (brand.includes(value) || words.test(value))
        wrong.push(`${colorScheme}: brand in ${value}`);
    }
    must(!words.test(text), `${colorScheme}: the page must not name the brand`, wrong);
  }
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.getByRole("main").getByRole("link", { name: "Our services" }).click();
  await page.getByRole("heading", { level: 1, name: "Our services" }).waitFor();
  const kept = await page.evaluate(() => "samePage" in window);
  must(
    kept !== reloads,
    reloads ? "the link must load a page" : "the router must not load a page",
    wrong,
  );
  await page.close();
  return wrong;
}
