/**
 * A tag alone on a line of an article or a case, such as `<Film file="tour.mp4" />`, `<Steps>` or
 * `</Steps>`.
 */
export interface SectionTag {
  readonly name: string;
  readonly kind: "open" | "close" | "alone";
  /** An attribute without a value has its own name as value, as `loop` in HTML. */
  readonly attributes: Readonly<Record<string, string>>;
}

const attribute = /([a-z]+)(?:="([^"]*)")?/g;
const tagLine = /^<(\/?)([A-Z][A-Za-z]*)((?:\s+[a-z]+(?:="[^"]*")?)*)\s*(\/?)>\s*$/;

/** Reads a line that is nothing but a tag. */
export function readTag(text: string): SectionTag | undefined {
  const [, closes, name, rest = "", isAlone] = tagLine.exec(text) ?? [];
  if (!name || (closes && (rest || isAlone))) return undefined;
  const attributes = [...rest.matchAll(attribute)].map(([, key = "", value = key]) => [
    key,
    // Addresses are often pasted from HTML.
    value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
  ]);
  return {
    name,
    kind: closes ? "close" : isAlone ? "alone" : "open",
    attributes: Object.fromEntries(attributes),
  };
}

/** How a tag is written. One with neither `alone` nor `holds` does not exist. */
export interface TagRule {
  readonly attributes: Readonly<Record<string, "required" | "optional">>;
  /** Whether it may be self-closing: `<Name />`. */
  readonly alone?: boolean;
  /** What may be between `<Name>` and `</Name>`: Markdown, or only these tags. */
  readonly holds?: "Markdown" | readonly string[];
  /** What attributes can be, where that is a choice. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** The attributes that name a picture of the site. */
  readonly pictures?: readonly string[];
  /** What else is wrong, such as a file that does not exist. */
  readonly problem?: (attributes: SectionTag["attributes"]) => string | undefined;
}

/** The tags that a kind of file may use, by name. */
export type TagRules = Readonly<Record<string, TagRule>>;

function example(name: string, { attributes, alone }: TagRule): string {
  const required = Object.entries(attributes).filter(([, need]) => need === "required");
  const written = required.map(([key]) => ` ${key}="…"`).join("");
  return alone ? `<${name}${written} />` : `<${name}${written}> … </${name}>`;
}

/**
 * Checks the lines of a file, one after the other, for tags that are not written as `rules` ask.
 */
export function tagChecker(
  rules: TagRules,
  report: (line: number, message: string) => void,
): {
  /** Returns whether the line is a tag, right or wrong, instead of text. */
  readonly read: (text: string, line: number) => boolean;
  /** Reports what was never closed. */
  readonly end: () => void;
} {
  const open: { name: string; line: number }[] = [];
  const examples = Object.entries(rules).map(([name, rule]) => example(name, rule));
  const known = `Known are ${examples.join(", ")}, each alone on its line.`;

  const check = ({ name, kind, attributes }: SectionTag, line: number) => {
    const rule = rules[name];
    if (!rule) return report(line, `has a <${name}>, which this page cannot show. ${known}`);
    const parent = open.at(-1);
    const within = parent && rules[parent.name]?.holds;
    if (parent && !(Array.isArray(within) && within.includes(name))) {
      report(line, `has a <${name}> in <${parent.name}>. Close <${parent.name}> before it.`);
    }
    if (kind === "open") open.push({ name, line });
    if (!(kind === "open" ? rule.holds : rule.alone)) {
      return report(line, `is not how <${name}> is written. Write ${example(name, rule)}.`);
    }
    for (const key of Object.keys(attributes).filter(
      (key) => !Object.hasOwn(rule.attributes, key),
    )) {
      report(line, `gives <${name}> “${key}”, which it does not have. Leave it out.`);
    }
    for (const [key, need] of Object.entries(rule.attributes)) {
      if (need === "required" && !attributes[key]?.trim()) {
        return report(line, `lacks ${key}="…" in <${name}>. Write ${example(name, rule)}.`);
      }
    }
    const problem = rule.problem?.(attributes);
    if (problem) report(line, problem);
  };

  return {
    read(text, line) {
      const tag = readTag(text);
      if (!tag) {
        const parent = open.at(-1);
        if (/^<\/?[A-Z]/.test(text)) {
          report(line, `is not a tag as it is written here: values in double quotes. ${known}`);
          return true;
        }
        if (parent && text.trim() && rules[parent.name]?.holds !== "Markdown") {
          report(line, `is a text in <${parent.name}>, which has none. Close it before.`);
        }
        return false;
      }
      if (tag.kind !== "close") check(tag, line);
      else if (open.at(-1)?.name === tag.name) open.pop();
      else report(line, `closes <${tag.name}>, which is not open.`);
      return true;
    },
    end() {
      for (const { name, line } of open) {
        report(line, `opens <${name}>, which is never closed. Add a line </${name}>.`);
      }
    },
  };
}
