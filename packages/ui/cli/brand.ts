import { writeFileSync } from "node:fs";
import { deriveBrand } from "../studio/theme/brand.ts";
import { brandCss, brandCssForPart } from "../studio/theme/brand-files.ts";
import { isBrandName } from "../studio/theme/choices.ts";
import { type Hex, readColour } from "../studio/theme/colour.ts";
import { completeColours } from "../studio/theme/complete.ts";
import { presets } from "../studio/theme/presets.ts";
import { brandReport } from "./brand-report.ts";
import { Refused } from "./refused.ts";

/** What the command is told beside the colours. */
export interface BrandOptions {
  readonly name: string;
  /** The value of `data-brand` on the elements whose brand it is. */
  readonly part: string | undefined;
  readonly out: string;
  readonly force: boolean;
}

function colour(text: string): Hex {
  const hex = readColour(text);
  if (hex) return hex;
  throw new Refused(
    `"${text}" is not an opaque colour. Write it as "#0a7d5a" or "rgb(10 125 90)".`,
  );
}

/**
 * Writes a brand from one to three colours. @returns every contrast @throws {Refused} if a colour
 * or a name is none, or the file exists
 */
export function writeBrand(given: readonly string[], options: BrandOptions): string {
  const { name, part, out, force } = options;
  const [action, accent, link] = given.map(colour);
  if (!action) throw new Refused('Name a colour: npx @kolam/ui brand "#0a7d5a"');
  if (!isBrandName(name)) throw new Refused(`"${name}" cannot be the name of a brand.`);
  if (part !== undefined && !/^[\w-]+$/.test(part)) {
    throw new Refused(`"${part}" cannot be the name of a part. Write it as "shop".`);
  }
  const colours = completeColours({ action, accent, link });
  // Type, shapes and spaces stay the kit's.
  const brand = { ...deriveBrand({ ...presets.kolam, name, colours }), base: {} };
  const css = brandCss(brand);
  try {
    writeFileSync(out, part ? brandCssForPart(css, part) : css, { flag: force ? "w" : "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new Refused(`${out} exists. Add --force to replace it.`);
  }
  const moved = Object.entries({ accent, link })
    .filter(([choice, hex]) => hex && colours[choice as "accent" | "link"] !== hex)
    .map(([choice, hex]) => {
      const now = colours[choice as "accent" | "link"];
      return `${hex} is hard to read as text on a page, so the ${choice} is ${now}.\n`;
    });
  return `${brandReport(brand)}\n\n${moved.join("")}Wrote ${out}. Load it after @kolam/ui/styles.css.`;
}
