import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { source } from "./source.ts";

/** A custom property that components read beyond the tokens. */
export interface ComponentProperty {
  readonly name: string;
  /** What it does, from a comment "--k-name: what it does" in a stylesheet. */
  readonly doc: string;
  /** Its default; several values if it depends on the variant. */
  readonly defaults: readonly string[];
  /** The stylesheets that read it, as paths in `src`. */
  readonly readBy: readonly string[];
}

const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The kit's stylesheets, as paths in `src`, without the tokens and those of stories. */
export function stylesheets(): string[] {
  return globSync("*/*.css", { cwd: source })
    .filter((file) => !/^(tokens|testing)\/|\.(stories|fixture)\./.test(file))
    .sort();
}

/** A stylesheet without its comments. */
function rules(file: string): string {
  return readFileSync(join(source, file), "utf8").replace(/\/\*.*?\*\//gs, "");
}

/** The names in all `var(--k-…)` of a stylesheet. */
export function readIn(file: string): string[] {
  return [...rules(file).matchAll(/var\((--k-[\w-]+)/g)].map(([, name = ""]) => name);
}

/** The text from a position to the parenthesis that closes what is open there. */
function upToClosing(text: string, start: number): string {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return text.slice(start, at);
  }
  return text.slice(start);
}

/** The fallbacks of a property in a stylesheet, or else the first value that is declared. */
function defaultsIn(file: string, name: string): string[] {
  const css = rules(file);
  const reads = [...css.matchAll(new RegExp(`var\\(${name}\\s*,`, "g"))];
  return reads.map(({ index, 0: { length } }) => onOneLine(upToClosing(css, index + length)));
}

function declaredIn(file: string, name: string): string[] {
  const [, value] = new RegExp(`^\\s*${name}:([^;]+);`, "m").exec(rules(file)) ?? [];
  return value ? [onOneLine(value)] : [];
}

/** Every documented property, by name. Throws if one is documented twice. */
export function componentProperties(): ComponentProperty[] {
  const files = stylesheets();
  const found = files.flatMap((file) => {
    const css = readFileSync(join(source, file), "utf8");
    return [...css.matchAll(/\/\* (--k-[\w-]+): (.*?) \*\//gs)].map(([, name = "", doc = ""]) => ({
      name,
      file,
      doc: sentence(onOneLine(doc)),
    }));
  });
  const names = found.map(({ name }) => name);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`Documented twice: ${twice.join(", ")}`);
  return found
    .map(({ name, file, doc }) => {
      const fallbacks = files.flatMap((other) => defaultsIn(other, name));
      return {
        name,
        doc,
        defaults: fallbacks.length > 0 ? [...new Set(fallbacks)] : declaredIn(file, name),
        readBy: files.filter((other) => readIn(other).includes(name)),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}
