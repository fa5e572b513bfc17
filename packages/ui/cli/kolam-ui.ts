import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { deriveBrand } from "../studio/theme/brand.ts";
import { brandCss, brandCssForPart } from "../studio/theme/brand-files.ts";
import { isBrandName } from "../studio/theme/choices.ts";
import { type Hex, readHex } from "../studio/theme/colour.ts";
import { completeColours } from "../studio/theme/complete.ts";
import { presets } from "../studio/theme/presets.ts";
import { add, addUsage } from "./add.ts";
import { brandReport } from "./brand-report.ts";
import { Refused } from "./refused.ts";
import { renameIn } from "./rename.ts";

const USAGE = `npx @kolam/ui brand "#0a7d5a" [accent] [link] [--name "Your brand"] [--part shop] [--out brand.css] [--force]
npx @kolam/ui rename src
${addUsage}

"brand" writes a brand for @kolam/ui from one to three colours: buttons, small accents, links. Everything else is derived from
them for light, dark and high contrast, and every contrast is printed. Without a colour of their own, accents and links
have hues that go with the first; with --part the brand is only that of elements with data-brand="shop". "rename" gives the props in the files of a folder the names that they have now. "add" copies bands of pages into your app as files of your own.`;

export { Refused } from "./refused.ts";

function colour(text: string): Hex {
  const hex = readHex(text);
  if (hex) return hex;
  throw new Refused(`"${text}" is not a colour. Write it as "#0a7d5a".`);
}

/**
 * Runs the command. @returns what it prints @throws with the usage, if the arguments make no sense
 */
export function kolamUi(args: readonly string[]): string {
  if (args[0] === "add") return add(args.slice(1));
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: "string", default: "Your brand" },
      part: { type: "string" },
      out: { type: "string", default: "brand.css" },
      force: { type: "boolean", default: false },
      help: { type: "boolean" },
    },
  });
  const [command, ...given] = positionals;
  if (command === "rename" && given.length === 1) {
    return given.flatMap(renameIn).join("\n") || "There is nothing to rename.";
  }
  const [action, accent, link] = given.map(colour);
  if (command !== "brand" || !action || given.length > 3) throw new Refused(USAGE);
  const { name, part, out, force } = values;
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
