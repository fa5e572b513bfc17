import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  CONTRAST_LEVELS,
  type ContrastPair,
  judgeContrast,
} from "../../src/tokens/contrast-pairs.ts";
import { type ColorName, type ColorTheme, colors } from "../../src/tokens/tokens.generated.ts";
import { channels } from "../../studio/theme/colour.ts";
import { openBrowser } from "../browser-page.ts";

const kit = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(resolve(kit, file), "utf8");
const names = Object.keys(colors.light) as ColorName[];
const themes = Object.keys(colors) as ColorTheme[];

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  await page.setContent(
    `<style>${read("src/tokens/tokens.generated.css")}${read("src/tokens/following.generated.css")}</style><style id="brand"></style><i></i>`,
  );
});

afterAll(() => browser.close());

const brandOf = (declarations: string) =>
  `@layer k.brand { :root, [data-theme] { ${declarations} } }`;

type Colours = Record<ColorTheme, Record<ColorName, string>>;

/** What the browser makes of each colour under some brands, as hex digits. */
const shown = (brands: readonly string[]): Promise<Colours[]> =>
  page.evaluate(
    ([brands, names, themes]) => {
      const probe = document.querySelector("i") as HTMLElement;
      const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      const hex = (name: string) => {
        if (!canvas) return "";
        probe.style.color = `var(--k-color-${name})`;
        canvas.fillStyle = getComputedStyle(probe).color;
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillRect(0, 0, 1, 1);
        const bytes = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
        return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
      };
      return brands.map((brand) => {
        const sheet = document.querySelector("#brand");
        if (sheet) sheet.textContent = brand;
        const inTheme = (theme: string) => {
          const [scheme, contrast] = theme.split("-");
          document.documentElement.dataset.theme = scheme;
          if (contrast) document.documentElement.dataset.contrast = "more";
          else delete document.documentElement.dataset.contrast;
          return Object.fromEntries(names.map((name) => [name, hex(name)]));
        };
        return Object.fromEntries(themes.map((theme) => [theme, inTheme(theme)])) as never;
      });
    },
    [brands, names, themes] as const,
  );

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);

/**
 * The pairs that cannot be read. A fill that is set stays as it is in high contrast, and so does
 * its text.
 */
const illegible = (colours: Colours, considered: (pair: ContrastPair) => boolean = () => true) =>
  judgeContrast(colours).filter(
    (pair) =>
      considered(pair) &&
      pair.ratio <
        (/^(action|feature)/.test(pair.background) ? CONTRAST_LEVELS[pair.level] : pair.needed),
  );
const onFeature = ({ foreground }: ContrastPair) => /^action/.test(foreground);

describe("what follows a brand's colours", () => {
  it("equals the token files' values for the kit's own", async () => {
    const [own] = await shown([""]);
    const sixDigits = (colour: string) => colour.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
    const far = themes.flatMap((theme) =>
      names.flatMap((name) => {
        const made = own?.[theme][name] ?? "";
        const said = sixDigits(colors[theme][name]);
        const steps = channels(made).map((value, at) =>
          Math.abs(value - (channels(said)[at] ?? 0)),
        );
        return Math.max(...steps) > 3 ? [`${theme} ${name}: ${made}, not ${said}`] : [];
      }),
    );
    expect(far).toEqual([]);
  });

  it("can be read with buttons of any colour", async () => {
    const actions = ["#000000", "#ffffff", "#0a7d5a", "#767676", "#777777", ...fc.sample(hex, 150)];
    const all = await shown(actions.map((action) => brandOf(`--k-color-action: ${action};`)));
    const wrong = all.flatMap((colours, at) =>
      illegible(colours, (pair) => !onFeature(pair)).map((pair) => ({
        action: actions[at],
        ...pair,
      })),
    );
    expect(wrong).toEqual([]);
  });

  it("can be read in high contrast even if the brand has no contrast at all", async () => {
    const grey = names.map((name) => `--k-color-${name}: #888;`).join(" ");
    const [colours] = await shown([brandOf(grey)]);
    const wrong = colours && illegible(colours, (pair) => !onFeature(pair));
    // Neither black nor white reaches 7 on a band of a middle grey, which is the brand's own.
    const possible = wrong?.filter(
      ({ background, ratio }) => !background.startsWith("feature") || ratio < CONTRAST_LEVELS.text,
    );
    expect(possible?.filter(({ theme }) => theme.endsWith("contrast"))).toEqual([]);
  });

  it.each(["README.md"])("can be read in the brand of %s", async (file) => {
    const [, css = ""] = /```css\n(@layer k\.tokens[\s\S]*?)```/.exec(read(file)) ?? [];
    expect(css).toContain("--k-color-action:");
    const [colours] = await shown([css]);
    expect(colours && illegible(colours)).toEqual([]);
    // Nothing of the kit's own brand is left: its orange, red and indigo.
    const kits = new Set(["#f0a21c", "#ffb53b", "#ffc048", "#bb2d3b", "#2b35a8", "#1d2250"]);
    expect(Object.entries(colours?.light ?? {}).filter(([, value]) => kits.has(value))).toEqual([
      ["error", "#bb2d3b"],
    ]);
  });
});
