/** A part of a stylesheet: a rule or statement as text, or an at-rule around others. */
export type CssNode =
  | { readonly kind: "text"; readonly prelude: string; readonly text: string }
  | { readonly kind: "group"; readonly prelude: string; readonly children: readonly CssNode[] };

const groups = /^@(?:layer|media|supports|container|scope|starting-style)\b/;

/** The index after the block, string or comment that begins at `at`, or `at + 1`. */
function skip(css: string, at: number): number {
  const char = css[at];
  if (char === '"' || char === "'") {
    let end = at + 1;
    while (end < css.length && css[end] !== char) end += css[end] === "\\" ? 2 : 1;
    return end + 1;
  }
  if (char === "\\") return at + 2;
  if (char === "/" && css[at + 1] === "*") {
    const end = css.indexOf("*/", at + 2);
    return end < 0 ? css.length : end + 2;
  }
  const closing = char === "(" ? ")" : char === "[" ? "]" : char === "{" ? "}" : undefined;
  if (closing === undefined) return at + 1;
  let end = at + 1;
  while (end < css.length && css[end] !== closing) end = skip(css, end);
  return end + 1;
}

/** Splits at a character where it stands outside brackets and strings. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; ) {
    if (text[at] === separator) {
      parts.push(text.slice(start, at));
      at += 1;
      start = at;
    } else at = skip(text, at);
  }
  parts.push(text.slice(start));
  return parts;
}

/** Reads a built (minified) stylesheet. Bodies of style rules stay text. */
export function parseCss(css: string): CssNode[] {
  const nodes: CssNode[] = [];
  let start = 0;
  for (let at = 0; at < css.length; ) {
    if (css[at] === ";") {
      at += 1;
      const text = css.slice(start, at).trim();
      if (text !== ";") nodes.push({ kind: "text", prelude: text, text });
      start = at;
    } else if (css[at] === "{") {
      const end = skip(css, at);
      const prelude = css.slice(start, at).trim();
      nodes.push(
        groups.test(prelude)
          ? { kind: "group", prelude, children: parseCss(css.slice(at + 1, end - 1)) }
          : { kind: "text", prelude, text: css.slice(start, end).trim() },
      );
      at = end;
      start = end;
    } else at = skip(css, at);
  }
  return nodes;
}

/** The nodes with groups that follow each other under the same prelude joined; the order stays. */
function joinGroups(nodes: readonly CssNode[]): CssNode[] {
  const joined: CssNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.kind === "group" && last?.kind === "group" && last.prelude === node.prelude) {
      joined[joined.length - 1] = { ...last, children: [...last.children, ...node.children] };
    } else joined.push(node);
  }
  return joined;
}

/** What of the nodes `keep` chooses. */
function kept(nodes: readonly CssNode[], keep: (node: CssNode) => boolean): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (node.kind === "text") return keep(node) ? [node] : [];
    const children = kept(node.children, keep);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

function textOf(nodes: readonly CssNode[]): string {
  return joinGroups(nodes)
    .map((node) => (node.kind === "text" ? node.text : `${node.prelude}{${textOf(node.children)}}`))
    .join("");
}

/** Writes the rules that `keep` chooses, in their order and inside their at-rules. */
export function writeCss(nodes: readonly CssNode[], keep: (node: CssNode) => boolean): string {
  return textOf(kept(nodes, keep));
}
