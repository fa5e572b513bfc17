import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pieceOf, stylesInOrder } from "./style-order.ts";

/** A stylesheet with its relative `@import`s replaced by the imported files. */
export function inlineImports(file: string): string {
  return readFileSync(file, "utf8").replace(/^@import "(\.[^"]+)";$/gm, (_, path: string) =>
    inlineImports(join(dirname(file), path)),
  );
}

/**
 * The published stylesheets by path: `styles.css` with everything and, for apps that use only a few
 * components, `css/base.css` and one file per stylesheet of a component.
 * @param components compiled component stylesheets by their path in `src`
 */
export function styleSheets(
  base: string,
  components: ReadonlyMap<string, string>,
): Map<string, string> {
  const order = stylesInOrder();
  const unused = [...components.keys()].filter((file) => !order.includes(file));
  if (unused.length > 0) throw new Error(`No component imports ${unused.join(", ")}.`);
  const sheets = new Map([["css/base.css", base.trim()]]);
  for (const file of order) {
    const css = components.get(file);
    if (css === undefined) throw new Error(`${file} was not built.`);
    const sheet = `css/${pieceOf(file)}.css`;
    if (sheets.has(sheet)) throw new Error(`Two stylesheets are named ${sheet}.`);
    sheets.set(sheet, css.trim());
  }
  sheets.set("styles.css", [...sheets.values()].join("\n"));
  return new Map([...sheets].map(([file, css]) => [file, `${css}\n`]));
}
