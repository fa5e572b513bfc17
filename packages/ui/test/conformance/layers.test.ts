import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { FILLS, FOLLOWING_IN_CONTRAST } from "../../build/tokens/following.ts";
import { SAME_IN_CONTRAST } from "../../build/tokens/tokens-css.ts";
import { type ColorName, colors } from "../../src/tokens/tokens.generated.ts";
import { deriveTheme } from "../../studio/theme/derive.ts";
import { presets } from "../../studio/theme/presets.ts";
import { inBrowser } from "../browser-page.ts";

const dist = resolve(import.meta.dirname, "../../dist");
const secondBrand = readFileSync(
  resolve(import.meta.dirname, "../../../../examples/second-brand/brand.generated.css"),
  "utf8",
);
const names = Object.keys(colors.light) as ColorName[];

/** A brand without any contrast: one grey for every colour. */
const grey = names.map((name) => `--k-color-${name}: #888;`).join(" ");
const greyBrand = (layer: string) => `@layer ${layer} { :root, [data-theme] { ${grey} } }`;
const order = "@layer k.tokens, k.brand, k.contrast;";

/**
 * The ways in which a brand may be loaded: before or after the kit's stylesheet, and in which
 * layer.
 */
const brands = [
  { brand: "in k.brand", before: "", after: greyBrand("k.brand") },
  { brand: "in k.brand, loaded first", before: order + greyBrand("k.brand"), after: "" },
  { brand: "in k.tokens", before: "", after: greyBrand("k.tokens") },
] as const;

/** What a visitor or an author may ask for, the markup, and the theme that it must show. */
const requests = [
  ["the system asks for contrast", "more", "<i></i>", "light"],
  ["the system asks, in a dark part", "more", '<p data-theme="dark"><i></i></p>', "dark"],
  ["on a part", "no-preference", '<p data-contrast="more"><i></i></p>', "light"],
  [
    "around a dark part",
    "no-preference",
    '<div data-contrast="more"><p data-theme="dark"><i></i></p></div>',
    "dark",
  ],
  [
    "on a dark part",
    "no-preference",
    '<div data-contrast="more" data-theme="dark"><i></i></div>',
    "dark",
  ],
] as const;

/** Colours as the browser computes them on the page's `i`. */
const computed = (
  page: Page,
  colours: Readonly<Record<string, string>>,
): Promise<Record<string, string>> =>
  page.evaluate((values) => {
    const probe = document.querySelector("i") ?? document.body;
    const all = Object.entries(values).map(([name, value]) => {
      probe.style.color = value;
      return [name, getComputedStyle(probe).color];
    });
    return Object.fromEntries(all);
  }, colours);

const properties = Object.fromEntries(names.map((name) => [name, `var(--k-color-${name})`]));

/** What the page shows, and what it should. */
const compared = async (page: Page, wanted: Readonly<Record<ColorName, string>>) => ({
  shown: await computed(page, properties),
  wanted: await computed(page, wanted),
});

const show = (page: Page, body: string, before = "", after = "") =>
  page.setContent(
    `<!doctype html><style>${before}</style><link rel="stylesheet" href="/styles.css"><style>${after}</style>${body}`,
  );

const found = await inBrowser(dist, "styles.css", async (page) => {
  await page.emulateMedia({ colorScheme: "light" });
  const contrast = [];
  for (const { brand, before, after } of brands) {
    for (const [asked, preference, markup, theme] of requests) {
      await page.emulateMedia({ contrast: preference });
      await show(page, markup, before, after);
      contrast.push({ brand, asked, ...(await compared(page, colors[`${theme}-contrast`])) });
    }
  }
  await page.emulateMedia({ contrast: "no-preference" });
  await show(page, "<i></i>", "", greyBrand("k.brand"));
  const branded = new Set(Object.values(await computed(page, properties)));

  const { colours } = presets.northlight;
  await show(page, "<i></i>", "", secondBrand);
  const ordinary = await compared(page, deriveTheme("light", colours));
  await page.emulateMedia({ contrast: "more" });
  const own = await compared(page, deriveTheme("light-contrast", colours));

  // Tailwind's layers, each with a rule like Tailwind's.
  const tailwind = `@layer theme, base, k, components, utilities;
    @layer base { h1, a { font-size: inherit; color: inherit } button { background: none; border-radius: 0 } }
    @layer utilities { .rounded-none { border-radius: 0 } .bg-red { background-color: rgb(255, 0, 0) } }`;
  await show(
    page,
    `<h1>Title</h1><button class="k-button-root k-button-tone-action" id="kit"></button>
     <button class="k-button-root k-button-tone-action rounded-none bg-red" id="used"></button>`,
    tailwind,
  );
  const look = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { fontSize, borderTopLeftRadius, backgroundColor } = getComputedStyle(element);
      return { fontSize: Number.parseFloat(fontSize), borderTopLeftRadius, backgroundColor };
    });
  return {
    contrast,
    branded,
    ordinary,
    own,
    heading: await look("h1"),
    kit: await look("#kit"),
    used: await look("#used"),
  };
});

describe("a brand", () => {
  it("replaces the kit's colours", () => {
    expect([...found.branded]).toEqual(["rgb(136, 136, 136)"]);
  });

  it.each(found.contrast)("$brand keeps high contrast: $asked", ({ shown, wanted }) => {
    const following = [...FILLS, ...Object.keys(FOLLOWING_IN_CONTRAST)];
    for (const name of names.filter((each) => !following.includes(each))) {
      // What is another colour in high contrast follows it, wherever that comes from.
      const same = SAME_IN_CONTRAST[`color-${name}`]?.replace("color-", "");
      expect(shown[name], name).toBe(same ? shown[same] : wanted[name]);
    }
  });

  it.each(found.contrast)("$brand keeps its fills in high contrast: $asked", ({ shown }) => {
    const grey = "rgb(136, 136, 136)";
    expect(shown).toMatchObject({ action: grey, feature: grey });
    expect(shown["on-action"]).not.toBe(grey);
  });

  it("may bring its own high contrast", () => {
    expect(found.ordinary.shown).toEqual(found.ordinary.wanted);
    expect(found.own.shown).toEqual(found.own.wanted);
  });
});

describe("Tailwind's layers around the kit's", () => {
  it("leave the kit's components unchanged", () => {
    expect(found.heading.fontSize).toBeGreaterThan(20);
    expect(found.kit.borderTopLeftRadius).toBe("999px");
    expect(found.kit.backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
  });

  it("let a utility change one of them", () => {
    expect(found.used).toMatchObject({
      borderTopLeftRadius: "0px",
      backgroundColor: "rgb(255, 0, 0)",
    });
  });
});
