/** A rule of a stylesheet. */
export interface CssRule {
  /** The names of the layers around it, the outer one first. */
  readonly layers: readonly string[];
  readonly selector: string;
  /** The names of what it declares. */
  readonly properties: readonly string[];
}

/** The innermost rules of a stylesheet without comments. Rules in a rule count as its own. */
export function rulesOf(css: string): CssRule[] {
  const rules: CssRule[] = [];
  /** What is open at a place: at-rules and selectors. */
  const open: string[] = [];
  for (const [, before = "", sign] of css.matchAll(/((?:[^{};"']|"[^"]*"|'[^']*')*)([{};])/g)) {
    const text = before.trim();
    if (sign === "{") {
      open.push(text);
      const selector = open.find((each) => !each.startsWith("@"));
      if (selector === undefined || text.startsWith("@")) continue;
      rules.push({ layers: layersIn(open), selector: text, properties: [] });
      continue;
    }
    const [, property] = /^(--[\w-]+|[\w-]+)\s*:/.exec(text) ?? [];
    const rule = rules.at(-1);
    const inRule = open.some((each) => !each.startsWith("@"));
    if (property && rule && inRule) (rule.properties as string[]).push(property);
    if (sign === "}") open.pop();
  }
  return rules;
}

const layersIn = (open: readonly string[]) =>
  open.flatMap((each) => {
    const [, name] = /^@layer\s*([\w.-]*)$/.exec(each) ?? [];
    return name === undefined ? [] : [name];
  });
