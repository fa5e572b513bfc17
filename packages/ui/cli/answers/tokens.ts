import type { KitJson } from "../../build/kit-json/kit-json.ts";
import type { PropertyJson, TokenJson } from "../../build/kit-json/tokens.ts";

/** Custom properties: those that a brand sets, and those of single parts. */
export interface FoundTokens {
  readonly tokens: readonly TokenJson[];
  readonly properties: readonly PropertyJson[];
}

/** The custom properties in whose name, group or purpose each of these words is. */
export function findTokens(kit: KitJson, filter = ""): FoundTokens {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (...texts: readonly string[]) => {
    const text = texts.join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return {
    tokens: kit.tokens.filter(({ name, group, purpose }) => has(name, group, purpose)),
    properties: kit.properties.filter(({ name, purpose, parts }) => has(name, purpose, ...parts)),
  };
}

/** A token, its purpose and its values. */
export function tokenLines({ name, purpose, values }: TokenJson): string[] {
  const all = Object.entries(values).map(([theme, value]) =>
    theme === "all" ? value : `${theme} ${value}`,
  );
  return [`${name}: ${all.join(", ")}`, ...(purpose ? [`    ${purpose}`] : [])];
}

/** A property of parts, with its defaults. */
export function propertyLines({ name, purpose, defaults, parts }: PropertyJson): string[] {
  const value = defaults.length > 0 ? defaults.join(" or ") : "no default";
  return [`${name}: ${value}`, `    ${purpose} For ${parts.join(", ")}.`];
}

/** What was found, for people. */
export function tokensText({ tokens, properties }: FoundTokens): string {
  if (tokens.length + properties.length === 0) return "No custom property fits.";
  const groups = [...new Set(tokens.map(({ group }) => group))];
  const lines = groups.flatMap((group) => [
    `# ${group}`,
    ...tokens.filter((token) => token.group === group).flatMap(tokenLines),
    "",
  ]);
  const own = properties.flatMap(propertyLines);
  return [...lines, ...(own.length > 0 ? ["# Of single parts", ...own] : [])].join("\n").trimEnd();
}
