import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type ColorName, colors } from "../../src/tokens/tokens.generated.ts";
import { presets } from "../../studio/theme/choices.ts";
import { deriveTheme } from "../../studio/theme/derive.ts";
import { inBrowser } from "../browser-page.ts";

const dist = resolve(import.meta.dirname, "../../dist");
const secondBrand = readFileSync(
  resolve(import.meta.dirname, "../../../../examples/second-brand/brand.css"),
  "utf8",
);
const names = Object.keys(colors.light) as ColorName[];

/** A brand without any contrast: one grey for every colour. */
const grey = names.map((name) => `--k-color-${name}: #888;`).join(" ");
const greyBrand = (layer: string) => `@layer ${layer} { :root, [data-theme] { ${grey} } }`;
const order = "@layer k.tokens, k.brand, k.contrast;";

/** The ways in which a brand may be loaded: before or after the kit's stylesheet, and in which layer. */
const brands = [
  { brand: "in k.brand", before: "", after: greyBrand("k.brand") },
  { brand: "in k.brand, loaded first", before: order + greyBrand("k.brand"), after: "" },
  { brand: "in k.tokens", before: "", after: greyBrand("k.tokens") },
] as const;

/** What a visitor or an author may ask for, the markup, and the theme that it must show. */
const requests = [
  { asked: "the system asks for contrast", contrast: "more", markup: "<i></i>", theme: "light" },
  {
    asked: "the system asks for contrast, in a dark part",
    contrast: "more",
    markup: '<div data-theme="dark"><i></i></div>',
    theme: "dark",
  },
  {
    asked: "data-contrast on a part",
    contrast: "no-preference",
    markup: '<div data-contrast="more"><i></i></div>',
    theme: "light",
  },
  {
    asked: "data-contrast around a dark part",
    contrast: "no-preference",
    markup: '<div data-contrast="more"><p data-theme="dark"><i></i></p></div>',
    theme: "dark",
  },
  {
    asked: "data-contrast on a dark part",
    contrast: "no-preference",
    markup: '<div data-contrast="more" data-theme="dark"><i></i></div>',
    theme: "dark",
  },
] as const;

/** The kit's colours as the browser computes them on the page's `i`. */
function computed(page: Page): Promise<Record<string, string>> {
  return page.evaluate((all) => {
    const probe = document.querySelector("i") ?? document.body;
    return Object.fromEntries(
      all.map((name) => {
        probe.style.color = `var(--k-color-${name})`;
        return [name, getComputedStyle(probe).color];
      }),
    );
  }, names);
}

/** A theme's colours in the browser's notation. */
function inNotation(
  page: Page,
  colours: Readonly<Record<ColorName, string>>,
): Promise<Record<string, string>> {
  return page.evaluate((values) => {
    const probe = document.createElement("b");
    document.body.append(probe);
    const all = Object.entries(values).map(([name, value]) => {
      probe.style.color = value;
      return [name, getComputedStyle(probe).color];
    });
    probe.remove();
    return Object.fromEntries(all);
  }, colours);
}

const show = (page: Page, body: string, before = "", after = "") =>
  page.setContent(
    `<!doctype html><style>${before}</style><link rel="stylesheet" href="/styles.css"><style>${after}</style>${body}`,
  );

const found = await inBrowser(dist, "styles.css", async (page) => {
  await page.emulateMedia({ colorScheme: "light" });
  const contrast = [];
  for (const { brand, before, after } of brands) {
    for (const { asked, contrast: preference, markup, theme } of requests) {
      await page.emulateMedia({ contrast: preference });
      await show(page, markup, before, after);
      contrast.push({
        brand,
        asked,
        shown: await computed(page),
        wanted: await inNotation(page, colors[`${theme}-contrast`]),
      });
    }
  }
  await page.emulateMedia({ contrast: "no-preference" });
  await show(page, "<i></i>", "", greyBrand("k.brand"));
  const branded = new Set(Object.values(await computed(page)));

  await page.emulateMedia({ contrast: "no-preference" });
  await show(page, "<i></i>", "", secondBrand);
  const ordinary = {
    shown: await computed(page),
    wanted: await inNotation(page, deriveTheme("light", presets.northlight.colours)),
  };
  await page.emulateMedia({ contrast: "more" });
  const own = {
    shown: await computed(page),
    wanted: await inNotation(page, deriveTheme("light-contrast", presets.northlight.colours)),
  };

  // Tailwind's layers, each with a rule like one of its own.
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
    expect(shown).toEqual(wanted);
  });

  it("may bring its own high contrast", () => {
    expect(found.ordinary.shown).toEqual(found.ordinary.wanted);
    expect(found.own.shown).toEqual(found.own.wanted);
  });
});

describe("Tailwind's layers around the kit's", () => {
  it("leave the kit's components as they are", () => {
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
