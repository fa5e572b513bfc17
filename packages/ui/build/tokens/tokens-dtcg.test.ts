import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { deriveBrand } from "../../studio/theme/brand.ts";
import { brandDtcg } from "../../studio/theme/brand-files.ts";
import { presets } from "../../studio/theme/presets.ts";
import { dtcgThemeFiles } from "./dtcg-themes.ts";
import { COLOUR_SETS, kitTokens } from "./kit-tokens.ts";
import { readTokens } from "./read-tokens.ts";
import { dtcgFile } from "./tokens-dtcg.ts";

type Tree = { [key: string]: unknown };

const schemas = join(import.meta.dirname, "../../test/dtcg-2025.10");
// Its formats are those of references, which the tests below follow.
const ajv = new Ajv({ validateFormats: false, strict: false, allErrors: true });
for (const file of globSync("**/*.json", { cwd: schemas })) {
  ajv.addSchema(JSON.parse(readFileSync(join(schemas, file), "utf8")));
}

/** What the published schema has against a file. */
function problems(name: "format" | "resolver", file: unknown): string[] {
  const id = `https://www.designtokens.org/schemas/2025.10/${name}.json`;
  ajv.validate(id, file);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const tokens = kitTokens();
const files = Object.fromEntries(
  Object.entries(dtcgThemeFiles(tokens, readTokens(["brand"]))).map(([name, text]) => [
    name,
    JSON.parse(text),
  ]),
);
const document = files["tokens.resolver.json"];

const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One tree upon another: what is in both is the upper one's, as the resolver's module says. */
function merged(under: Tree, upper: Tree): Tree {
  const common = Object.entries(upper).map(([key, value]) => {
    const below = under[key];
    const isGroup = isTree(value) && isTree(below) && !("$value" in value);
    return [key, isGroup ? merged(below, value) : value];
  });
  return { ...under, ...Object.fromEntries(common) };
}

/** The tokens that the resolver document gives for an input, still with references. */
function resolution(input: Readonly<Record<string, string>>): Tree {
  const sources = document.resolutionOrder.flatMap(({ $ref }: { $ref: string }) => {
    const [, kind = "", name = ""] = $ref.split("/");
    const { sources: own, contexts } = document[kind][name];
    return own ?? contexts[input[name] ?? ""];
  });
  return sources.reduce(merged, {});
}

/** A tree in which each reference is the value that it refers to. */
function resolved(value: unknown, root: Tree): unknown {
  const [, path] = /^\{(.+)\}$/.exec(String(value)) ?? [];
  if (typeof value === "string" && path !== undefined) {
    const token = path.split(".").reduce<unknown>((at, key) => (at as Tree)[key], root) as Tree;
    return resolved(token.$value, root);
  }
  if (Array.isArray(value)) return value.map((each) => resolved(each, root));
  if (!isTree(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, resolved(each, root)]),
  );
}

describe("the files for design tools", () => {
  it.each(COLOUR_SETS)("keep to the format: tokens.%s.json", (theme) => {
    expect(problems("format", files[`tokens.${theme}.json`])).toEqual([]);
  });

  it("keep to the format: tokens.json, and the theme studio's", () => {
    expect(problems("format", JSON.parse(dtcgFile(tokens)))).toEqual([]);
    const brand = deriveBrand(presets.northlight);
    expect(problems("format", JSON.parse(brandDtcg(brand)))).toEqual([]);
  });

  it("keep to the resolver's module, and each of its resolutions to the format", () => {
    expect(problems("resolver", document)).toEqual([]);
    for (const theme of COLOUR_SETS) {
      expect(problems("format", resolution({ theme, motion: "reduced" }))).toEqual([]);
    }
  });

  it("are refused with a colour in hex digits, a size without unit or an unknown type", () => {
    const wrong = (token: object) => problems("format", { group: { token } });
    expect(wrong({ $type: "color", $value: "#1d2250" })).not.toEqual([]);
    expect(wrong({ $type: "dimension", $value: 16 })).not.toEqual([]);
    expect(wrong({ $type: "colour", $value: "{a.b}" })).not.toEqual([]);
    expect(problems("resolver", { ...document, version: "2025.09" })).not.toEqual([]);
  });

  it.each(COLOUR_SETS)("say the same in the resolver document and in a file: %s", (theme) => {
    const tree = resolution({ theme, motion: "full" });
    const { brand, ...own } = resolved(tree, tree) as Tree;
    const { $schema, $description, ...file } = files[`tokens.${theme}.json`];
    expect(file).toEqual(own);
    expect(JSON.stringify(tree)).toContain('"{brand.');
    expect(JSON.stringify(file)).not.toContain('"{');
  });

  it("start with a context that there is", () => {
    for (const { contexts, default: first } of Object.values<Tree>(document.modifiers)) {
      expect(contexts).toHaveProperty([String(first)]);
    }
  });

  it("shorten every duration for those who ask for less motion", () => {
    const { motion } = resolution({ theme: "light", motion: "reduced" });
    for (const { $type, $value } of Object.values(motion as Record<string, Tree>)) {
      expect($type).toBe("duration");
      expect(($value as { value: number }).value).toBeLessThanOrEqual(1);
    }
  });

  it("have sizes of texts with all that these are set in", () => {
    const { typography } = files["tokens.light.json"];
    expect(typography["display-xl"]).toMatchObject({
      $type: "typography",
      $value: {
        fontSize: { value: 4.9, unit: "rem" },
        fontWeight: 730,
        letterSpacing: { value: -0.098, unit: "rem" },
        lineHeight: 1.04,
      },
    });
  });
});
