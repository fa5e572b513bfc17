/** A value that can be written as a TypeScript literal. */
type Data = string | number | readonly Data[] | { readonly [key: string]: Data };

const lineWidth = 100;

function inline(value: Data): string {
  if (typeof value === "string") {
    const quoted = JSON.stringify(value);
    // Like the formatter, use the quotes that need fewer escapes.
    return value.includes('"') && !value.includes("'")
      ? `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`
      : quoted;
  }
  if (typeof value === "number") return String(value);
  if (isList(value)) return `[${value.map(inline).join(", ")}]`;
  const entries = Object.entries(value);
  if (entries.length === 0) return "{}";
  return `{ ${entries.map(([key, item]) => `${keyOf(key)}: ${inline(item)}`).join(", ")} }`;
}

const keyOf = (key: string): string => (/^\w+$/.test(key) ? key : JSON.stringify(key));

function isList(value: Data): value is readonly Data[] {
  return Array.isArray(value);
}

/**
 * Writes a value as a TypeScript literal in the repository's format: on one line if it fits into 100
 * columns, otherwise one item per line.
 * @param lead the text before the value on its line, for example `key: `
 */
export function printData(data: object | Data, lead = "", indent = ""): string {
  const value = data as Data;
  const oneLine = `${lead}${inline(value)}`;
  if (indent.length + oneLine.length + 1 <= lineWidth || typeof value === "number") return oneLine;
  const deeper = `${indent}  `;
  if (typeof value === "string") {
    return lead === "" ? oneLine : `${lead.trimEnd()}\n${deeper}${inline(value)}`;
  }
  const [open, close] = isList(value) ? ["[", "]"] : ["{", "}"];
  const items = isList(value)
    ? value.map((item) => printData(item, "", deeper))
    : Object.entries(value).map(([key, item]) => printData(item, `${keyOf(key)}: `, deeper));
  return `${lead}${open}\n${items.map((item) => `${deeper}${item},\n`).join("")}${indent}${close}`;
}
