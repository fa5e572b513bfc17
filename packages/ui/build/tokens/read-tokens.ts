import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cssValue, dtcgValue } from "./token-value.ts";

const folder = join(import.meta.dirname, "../../src/tokens");

/** A token with its value in both notations, and references resolved. */
export interface Token {
  /** Name without the prefix, as in `color-surface`. */
  readonly name: string;
  readonly path: readonly string[];
  readonly type: string;
  readonly css: string;
  /** The DTCG value. */
  readonly value: unknown;
  /** The token that it refers to, as in `brand.paper`. */
  readonly refersTo: string | undefined;
  readonly description: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>> | undefined;
}

/** A group of a token file, or a token if it has a `$value`. */
interface Group {
  readonly $value?: unknown;
  readonly $type?: string;
  readonly $description?: string;
  readonly $extensions?: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

interface Written extends Group {
  readonly path: readonly string[];
  readonly file: string;
}

function flat(group: Group, file: string, path: readonly string[] = []): Written[] {
  if (group.$value !== undefined) return [{ ...group, path, file }];
  return Object.entries(group).flatMap(([key, child]) => {
    if (key.startsWith("$")) return [];
    const type = group.$type === undefined ? {} : { $type: group.$type };
    return flat({ ...type, ...(child as Group) }, file, [...path, key]);
  });
}

/** Runs a function and adds to its errors where they come from. */
function within<T>(place: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Error(`${place} ${error instanceof Error ? error.message : error}`);
  }
}

const reference = (value: unknown) => /^\{(.+)\}$/.exec(String(value))?.[1];

/** A token's value as CSS. Spaces follow the density; a plain zero needs no arithmetic. */
function css({ path, $type = "", $extensions }: Written, value: unknown): string {
  const plain = cssValue(value, $type, $extensions);
  const scales = path[0] === "space" && $type === "dimension" && plain !== "0px";
  return scales ? `calc(${plain} * var(--k-space-density))` : plain;
}

/** A token file: what errors call it, and its JSON. */
export interface TokenFile {
  readonly file: string;
  readonly text: string;
}

/** Token files of a brand, by the name of the kit's file whose tokens they replace. */
export type BrandFiles = Readonly<Record<string, TokenFile>>;

/**
 * Reads token files by name, such as `color.light`, each with the brand's file of that name on top.
 * A later one replaces tokens of an earlier one.
 */
export const readTokens = (names: readonly string[], brand: BrandFiles = {}): Token[] =>
  parseTokens(
    names.flatMap((name) => {
      const file = `${name}.tokens.json`;
      const own = brand[name];
      return [{ file, text: readFileSync(join(folder, file), "utf8") }, ...(own ? [own] : [])];
    }),
  );

/**
 * Tokens from the texts of token files. Mistakes are errors that name the file and the token; those
 * of Style Dictionary name neither, and Terrazzo refuses hex.
 */
export function parseTokens(files: readonly TokenFile[]): Token[] {
  const written = new Map<string, Written>();
  for (const { file, text } of files) {
    for (const token of flat(
      within(`${file}:`, () => JSON.parse(text)),
      file,
    )) {
      const name = token.path.join(".");
      written.set(name, { ...written.get(name), ...token });
    }
  }
  const resolved = (value: unknown): unknown => {
    const name = reference(value);
    if (name === undefined) return value;
    const target = written.get(name);
    if (!target) throw new Error(`refers to "{${name}}", and there is no such token.`);
    return resolved(target.$value);
  };
  return [...written.values()].map((token) =>
    within(`${token.file}: ${token.path.join(".")}`, () => {
      const value = dtcgValue(resolved(token.$value), token.$type ?? "");
      return {
        name: token.path.join("-"),
        path: token.path,
        type: token.$type ?? "",
        css: css(token, value),
        value,
        refersTo: reference(token.$value),
        description: token.$description,
        extensions: token.$extensions,
      };
    }),
  );
}
