import type { KitJson } from "../../build/kit-json/kit-json.ts";
import { type App, named, type SourceText, stylesOf } from "./app.ts";
import { type CssRule, rulesOf } from "./css-rules.ts";
import type { Finding } from "./finding.ts";
import { nearest } from "./nearest.ts";

const about = "brand";

const ofKit = (property: string) => property.startsWith("--k-");
const isColour = (property: string) => property.startsWith("--k-color-");

interface Sheet extends SourceText {
  readonly rules: readonly CssRule[];
}

/** Whether the custom properties that the app sets exist, and are where the kit expects them. */
export function brandFindings(app: App, kit: KitJson): Finding[] {
  const known = [...kit.tokens, ...kit.properties].map(({ name }) => name);
  const sheets: Sheet[] = stylesOf(app)
    .map((file) => ({
      ...file,
      rules: rulesOf(file.text).filter(({ properties }) => properties.some(ofKit)),
    }))
    .filter(({ rules }) => rules.length > 0);
  if (sheets.length === 0) {
    return [
      {
        state: "note",
        about,
        text: "The app sets no token, so it has the kit's own colours.",
        mend: 'npx @kolam/ui brand "#0a7d5a" makes a brand of your colour.',
      },
    ];
  }
  const findings = [
    ...unknownTokens(sheets, known),
    ...outsideLayers(sheets),
    ...withoutThemes(sheets),
  ];
  if (findings.length > 0) return findings;
  return [{ state: "fine", about, text: `${named(sheets)} sets tokens that the kit knows.` }];
}

function unknownTokens(sheets: readonly Sheet[], known: readonly string[]): Finding[] {
  return sheets.flatMap((sheet) => {
    const set = sheet.rules.flatMap(({ properties }) => properties).filter(ofKit);
    return [...new Set(set)]
      .filter((name) => !known.includes(name))
      .map((name): Finding => {
        const near = nearest(name, known);
        return {
          state: "fault",
          about,
          text: `${sheet.path} sets ${name}, which the kit does not have.`,
          mend: near ? `Is it ${near}?` : "npx @kolam/ui tokens lists them all.",
        };
      });
  });
}

/** Colours on the whole page in no layer win even where a visitor asks for high contrast. */
function outsideLayers(sheets: readonly Sheet[]): Finding[] {
  const wrong = sheets.filter(({ rules }) =>
    rules.some(
      ({ layers, selector, properties }) =>
        layers.length === 0 &&
        /:root|html|\[data-theme/.test(selector) &&
        properties.some(isColour),
    ),
  );
  if (wrong.length === 0) return [];
  return [
    {
      state: "fault",
      about,
      text: `${named(wrong)} sets colours outside of every layer, which switches high contrast off.`,
      mend: "Put them into @layer k.brand { … } (npx @kolam/ui show brand).",
    },
  ];
}

/** Colours on `:root` alone are not those of an element with a theme of its own. */
function withoutThemes(sheets: readonly Sheet[]): Finding[] {
  const wrong = sheets.filter(({ rules }) =>
    rules.some(
      ({ layers, selector, properties }) =>
        layers.some((layer) => layer.startsWith("k.")) &&
        selector.trim() === ":root" &&
        properties.some(isColour),
    ),
  );
  if (wrong.length === 0) return [];
  return [
    {
      state: "warning",
      about,
      text: `${named(wrong)} sets colours on :root only, so a part of a page with data-theme has the kit's.`,
      mend: "Write the selector as :root, [data-theme].",
    },
  ];
}
