import type { PhrasingContent, Root } from "mdast";

/** A node of Markdown, at any depth. */
export type MarkdownNode = Root | Root["children"][number];

type Parent = Extract<MarkdownNode, { children: unknown }>;

const isParent = (node: MarkdownNode): node is Parent => "children" in node;

const marks = ["strong", "emphasis", "delete"];

const text = (value: string): PhrasingContent[] => (value ? [{ type: "text", value }] : []);

/** Moves spaces out of the ends of bold text: Markdown would write them as entities. */
function withoutSpaces(node: PhrasingContent): PhrasingContent[] {
  if (!isParent(node) || !marks.includes(node.type)) return [node];
  const inside = node.children as PhrasingContent[];
  const [first] = inside;
  const last = inside.at(-1);
  const before = first?.type === "text" ? (/^\s+/.exec(first.value)?.[0] ?? "") : "";
  if (first?.type === "text") first.value = first.value.slice(before.length);
  const after = last?.type === "text" ? (/\s+$/.exec(last.value)?.[0] ?? "") : "";
  if (last?.type === "text") last.value = last.value.slice(0, last.value.length - after.length);
  const left = inside.filter((one) => one.type !== "text" || one.value !== "");
  const kept = left.length > 0 ? [{ ...node, children: left } as PhrasingContent] : [];
  return [...text(before), ...kept, ...text(after)];
}

/**
 * Writes what HTML allows and Markdown is not good at in a simpler way: bold in bold, spaces at the
 * ends of what is bold, and space between the items of a list.
 */
export function tidyMarkdown(node: MarkdownNode, within: readonly string[] = []): void {
  if (!isParent(node)) return;
  const here = [...within, node.type];
  const children = node.children as MarkdownNode[];
  const unwrapped = children.flatMap((child) =>
    marks.includes(child.type) && here.includes(child.type) && isParent(child)
      ? (child.children as MarkdownNode[])
      : [child],
  );
  for (const child of unwrapped) tidyMarkdown(child, here);
  node.children = unwrapped.flatMap((child) =>
    withoutSpaces(child as PhrasingContent),
  ) as typeof node.children;
  if (node.type === "listItem")
    node.spread = node.children.filter(({ type }) => type === "paragraph").length > 1;
  if (node.type === "list") node.spread = node.children.some(({ spread }) => spread);
}
