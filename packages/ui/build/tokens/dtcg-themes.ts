import { COLOUR_SETS, type ColourSet, type Tokens } from "./kit-tokens.ts";
import type { Token } from "./read-tokens.ts";
import { textStyleOf } from "./text-styles.ts";
import { dtcgText, tree, type Written } from "./tokens-dtcg.ts";

/** The reports of the Design Tokens Community Group that the files keep to. */
const VERSION = "2025.10";
const schema = (name: string) => `https://www.designtokens.org/schemas/${VERSION}/${name}.json`;

/** A value by the path of its token: as it is, or as a reference to it. */
type ValueAt = (path: string) => unknown;

const asReference: ValueAt = (path) => `{${path}}`;

/** The values of tokens themselves. */
const resolvedFrom = (tokens: readonly Token[]): ValueAt => {
  const values = new Map(tokens.map(({ path, value }) => [path.join("."), value]));
  return (path) => {
    if (!values.has(path)) throw new Error(`There is no token ${path}.`);
    return values.get(path);
  };
};

/** The space between letters in the format, which has no em. */
function letterSpacing(size: Token, spacing: Token | undefined) {
  const { value, unit } = size.value as { value: number; unit: string };
  const em = (spacing?.value as number | undefined) ?? 0;
  return { value: Number((value * em).toFixed(4)), unit };
}

/** Each size of texts with all that a text in it is set in, as a composite token. */
function typography(base: readonly Token[], valueAt: ValueAt): Written[] {
  return base.flatMap((size) => {
    const style = textStyleOf(size);
    if (!style) return [];
    const spacing = base.find(({ name }) => name === `tracking-${style.tracking}`);
    const value = {
      fontFamily: valueAt(`font.${style.font}`),
      fontSize: valueAt(size.path.join(".")),
      fontWeight: valueAt(`weight.${style.weight}`),
      letterSpacing: letterSpacing(size, spacing),
      lineHeight: valueAt(`leading.${style.leading}`),
    };
    const { path, description } = size;
    return [{ path: ["typography", path.join("-")], type: "typography", value, description }];
  });
}

/** One theme without references, for programs that read neither these nor the resolver's module. */
const themeFile = ({ colours, base }: Tokens, theme: ColourSet) => ({
  $schema: schema("format"),
  $description: `Resolved design tokens of the theme ${theme}.`,
  ...tree([...colours[theme], ...base, ...typography(base, resolvedFrom(base))]),
});

/** A colour that refers to its pigment. */
const referring = (token: Token): Written =>
  token.refersTo === undefined ? token : { ...token, value: asReference(token.refersTo) };

/** Sets and contexts of the resolver's module, in a document that needs no other file. */
function resolverDocument({ colours, base, reducedMotion }: Tokens, pigments: readonly Token[]) {
  const contexts = COLOUR_SETS.map((set) => [set, [tree(colours[set].map(referring))]]);
  return {
    $schema: schema("resolver"),
    version: VERSION,
    name: "Kolam UI",
    description: "The tokens of @kolam/ui with its themes.",
    sets: {
      pigments: {
        description: "Colours that the themes are made of. Components never use them.",
        sources: [tree(pigments)],
      },
      foundation: {
        description: "What is the same in every theme: space, shape, type and motion.",
        sources: [tree([...base, ...typography(base, asReference)])],
      },
    },
    modifiers: {
      theme: {
        description: "The colours. The contrast themes are for visitors who ask for more contrast.",
        contexts: Object.fromEntries(contexts),
        default: "light",
      },
      motion: {
        description: "Reduced for visitors who ask for less motion.",
        contexts: { full: [], reduced: [tree(reducedMotion)] },
        default: "full",
      },
    },
    resolutionOrder: [
      { $ref: "#/sets/pigments" },
      { $ref: "#/sets/foundation" },
      { $ref: "#/modifiers/theme" },
      { $ref: "#/modifiers/motion" },
    ],
  };
}

/**
 * The files for design tools, by name: the themes as contexts of a resolver document, and each as a
 * file of its own.
 * @param pigments the tokens to which the colours refer
 */
export function dtcgThemeFiles(
  tokens: Tokens,
  pigments: readonly Token[],
): Readonly<Record<string, string>> {
  const themes = COLOUR_SETS.map((set) => [`tokens.${set}.json`, dtcgText(themeFile(tokens, set))]);
  return {
    "tokens.resolver.json": dtcgText(resolverDocument(tokens, pigments)),
    ...Object.fromEntries(themes),
  };
}
