import { join, resolve } from "node:path";
import { readKit } from "../../build/api/kit.ts";
import { styleFilesFor } from "../../build/style-order.ts";
import { scriptSize, styleSize } from "./bundle.ts";

const dist = resolve(import.meta.dirname, "../../dist");

const kebab = (name: string) => name.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase();

/** The stylesheets that these exports need. */
function stylesheets(names: readonly string[], withBase: boolean): string[] {
  const files = names.map((name) => `${kebab(name)}/${kebab(name)}.tsx`);
  const own = files.flatMap((file) => styleFilesFor(file));
  const pieces = new Set(withBase ? ["base", ...own] : own);
  return [...pieces].map((piece) => join(dist, `css/${piece}.css`));
}

/** Sizes in bytes after gzip. */
export interface Size {
  readonly js: number;
  readonly css: number;
}

/** The file with the recorded sizes, by name of {@link measured}. */
export const recordFile = join(import.meta.dirname, "sizes.json");

/** An export, or several that are used together. */
interface Measured {
  readonly name: string;
  readonly of: readonly string[];
  /** Includes `css/base.css` (tokens, reset, elements), which every page needs. */
  readonly withBase?: boolean;
  /** What it may never be larger than, with Radix and without React. */
  readonly limit?: Size;
}

/** Everything whose size is recorded: every component, and what is used together. */
export async function measured(): Promise<Measured[]> {
  return [
    ...(await readKit()).map(({ name }) => ({ name, of: [name] })),
    {
      name: "all three of Radix",
      of: ["Accordion", "Dialog", "NavigationMenu"],
      limit: { js: 24_000, css: Number.POSITIVE_INFINITY },
    },
    {
      name: "a small page",
      of: ["Button", "ServiceCard", "Accordion", "Dialog", "TextField", "Progress"],
      withBase: true,
      // A third of the styles are tokens: among them shapes and shadows for brands, high contrast
      // as a whole set, so that it never mixes with a brand's colours, and everything that follows
      // from the one to three that a brand sets.
      limit: { js: 22_528, css: 7_065 },
    },
  ];
}

/**
 * The combined size of these exports, in bytes after gzip and without React; `withBase` adds
 * `css/base.css`.
 */
export async function measure(names: readonly string[], withBase = false): Promise<Size> {
  const path = JSON.stringify(join(dist, "index.js"));
  return {
    js: await scriptSize(`export { ${names.join(", ")} } from ${path};`),
    css: await styleSize(stylesheets(names, withBase)),
  };
}
