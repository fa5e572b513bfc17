import { type Document, isAlias, isMap, isScalar, LineCounter, parseDocument, visit } from "yaml";

/** A mistake in the YAML at the top of a file. */
export interface YamlProblem {
  /** In the YAML: the first is 1. */
  readonly line: number;
  /** What is wrong and how to correct it. */
  readonly message: string;
}

interface Found extends YamlProblem {
  /** Whether it is a usual mistake. What else the parser finds may only follow from another one. */
  readonly isUsual: boolean;
}

/** A parsed text, and the line of each place in it. */
interface Parsed {
  readonly yaml: string;
  readonly document: Document;
  readonly lineAt: (place: number) => number;
}

type ParseError = Document["errors"][number];

/** Parses YAML, so that the line of each place can be found. */
function parse(yaml: string): Parsed {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, logLevel: "silent" });
  return { yaml, document, lineAt: (place) => lineCounter.linePos(place).line };
}

const quoteIt = "Put the whole text in quotes.";

/** The message for a known mistake. */
const usual = (line: number, message: string): Found => ({ line, message, isUsual: true });

/** Where a text in quotes begins that goes on until a line in which something is wrong. */
function openQuote({ document, lineAt }: Parsed, line: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (!range || !type?.startsWith("QUOTE")) return;
      if (lineAt(range[0]) < line && lineAt(range[1] - 1) === line) [start] = range;
    },
  });
  return start;
}

/** What is wrong with one line, as far as the text of the line shows it. */
function inLine(text: string, line: number): Found | undefined {
  const value = text.replace(/^[^:]*:\s*/, "");
  if (/^[\w-]+:\S/.test(text)) return usual(line, "lacks the space after its colon. Add it.");
  if (!/^[^:]+:(?:\s|$)/.test(text)) {
    return usual(line, "has no “field: value”. Write the field, a colon, a space and the text.");
  }
  if (/^["']/.test(value)) {
    return usual(
      line,
      "has a quote within its quotes. Write those within as “ and ”, or ’, or remove them.",
    );
  }
  const [sign] = /^[>|*&!?-]/.exec(value) ?? [];
  if (sign) return usual(line, `has a text that begins with ${sign}. ${quoteIt}`);
  const [closing] = /[\]}]$/.exec(value.trim()) ?? [];
  return closing ? usual(line, `has a ${closing} too many. Remove it.`) : undefined;
}

function explain(error: ParseError, parsed: Parsed): Found {
  const { yaml, lineAt } = parsed;
  const [place] = error.pos;
  const line = lineAt(Math.min(place, yaml.length - 1));
  const lines = yaml.split(/\r?\n/);
  const text = lines[line - 1] ?? "";
  const rest = yaml.slice(place).split(/\r?\n/, 1)[0] ?? "";
  const [said = ""] = error.message.split(/ at line \d+/);

  const quote = openQuote(parsed, line);
  if (quote !== undefined || said.startsWith("Missing closing")) {
    const start = quote ?? yaml.lastIndexOf('"', place - 1);
    return usual(
      lineAt(start),
      "has a quote that is never closed. Add one at the end of the text.",
    );
  }
  switch (error.code) {
    case "BLOCK_AS_IMPLICIT_KEY":
      return /:(?:\s|$)/.test(rest)
        ? usual(line, `has a colon in a text without quotes. ${quoteIt}`)
        : usual(line + 1, "begins with a space, unlike the line above. Remove the space.");
    case "BLOCK_IN_FLOW":
      return usual(line, `has a colon in a text without quotes. ${quoteIt}`);
    case "TAB_AS_INDENT":
      return usual(line, "begins with a tab. Remove it, or use spaces.");
    case "DUPLICATE_KEY": {
      const name = /^[^:]*/.exec(rest)?.[0].trim() ?? "";
      return usual(line, `gives “${name}” a second time. Remove one of the two.`);
    }
    case "BAD_SCALAR_START":
      return usual(line, `has a text that begins with ${yaml[place]}. ${quoteIt}`);
    case "BAD_DQ_ESCAPE":
      return usual(line, "has a \\ in double quotes. Write two of them, or use single quotes.");
    case "BAD_INDENT": {
      const [, closing] = /end with a (.)/.exec(said) ?? [];
      if (closing === undefined) return usual(line, "begins at another place than the others.");
      const opening = closing === "]" ? "[" : "{";
      const start = lineAt(yaml.lastIndexOf(opening, place - 1));
      return usual(start, `has a ${opening} that is never closed. Add ${closing} at its end.`);
    }
  }
  if (/^ /.test(yaml)) {
    return usual(1, "begins with a space, unlike the lines below. Begin all at one place.");
  }
  return (
    inLine(text.trim(), line) ?? { line, message: `is not valid YAML: ${said}.`, isUsual: false }
  );
}

/** Signs at the beginning of a text that YAML takes for something else, and so drops. */
function signs({ document, lineAt, yaml }: Parsed): Found[] {
  const found: Found[] = [];
  const tell = (place: number) =>
    found.push(usual(lineAt(place), `has a text that begins with ${yaml[place]}. ${quoteIt}`));
  visit(document, {
    Alias(_, { range }) {
      if (range) tell(range[0]);
    },
  });
  for (const { code, pos } of document.warnings) if (code === "TAG_RESOLVE_FAILED") tell(pos[0]);
  return found;
}

/** The fields in YAML, or what is wrong with it: of each line what is wrong there first. */
export function readYaml(
  yaml: string,
): { readonly fields: unknown } | { readonly problems: readonly YamlProblem[] } {
  const parsed = parse(yaml);
  const found = [
    ...parsed.document.errors.map((error) => explain(error, parsed)),
    ...signs(parsed),
  ];
  if (found.length === 0) return { fields: parsed.document.toJS() };
  const problems = found.filter(
    ({ line, isUsual }, index) =>
      (isUsual || index === 0) && found.findIndex((other) => other.line === line) === index,
  );
  return {
    problems: problems
      .map(({ line, message }) => ({ line, message }))
      .sort((one, other) => one.line - other.line),
  };
}

/**
 * The line of a field in YAML, such as `sources[2].url`, or of the nearest group around it that is
 * there; `undefined` if there is none. Fields in lists are counted from 1.
 */
export function lineOfField(yaml: string, field: string): number | undefined {
  const { document, lineAt } = parse(yaml);
  let place: number | undefined;
  let node: unknown = document.contents;
  for (const name of field.match(/[^.[\]]+/g) ?? []) {
    if (isAlias(node)) break;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name);
      if (!pair) break;
      place = isScalar(pair.key) ? pair.key.range?.[0] : place;
      node = pair.value;
    } else {
      const items: readonly unknown[] = Object(node).items ?? [];
      node = items[Number(name) - 1];
      const { range } = Object(node) as { readonly range?: readonly number[] };
      if (!range) break;
      [place] = range;
    }
  }
  return place === undefined ? undefined : lineAt(place);
}
