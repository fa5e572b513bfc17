import type { MDXComponents } from "mdx/types";
import { createElement, type ElementType, Fragment, type ReactNode } from "react";

/** An element of an article's body. */
export interface BodyElement {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly BodyNode[];
}

/**
 * A piece of an article's body: text, or an element. Articles are plain Markdown, so their bodies are
 * data and no code.
 */
export type BodyNode = string | BodyElement;

interface ArticleBodyProps {
  nodes: readonly BodyNode[];
  /** What stands in the place of elements, by name. */
  components: MDXComponents;
}

function render(node: BodyNode, components: MDXComponents): ReactNode {
  if (typeof node === "string") return node;
  const { tag, attributes, children = [] } = node;
  const type = (components[tag as keyof MDXComponents] ?? tag) as ElementType;
  const inside = children.map((child) => render(child, components));
  return createElement(type, attributes, ...inside);
}

/** The body of an article. */
export function ArticleBody({ nodes, components }: ArticleBodyProps) {
  return createElement(Fragment, null, ...nodes.map((node) => render(node, components)));
}
