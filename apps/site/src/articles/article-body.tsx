import {
  type ComponentProps,
  type ComponentType,
  createElement,
  type ElementType,
  Fragment,
  type JSX,
  type ReactNode,
} from "react";

/** An element of an article's body. */
export interface BodyElement {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly BodyNode[];
}

/**
 * A node of an article's body: text or an element. Bodies are plain data, since articles are
 * Markdown and sections.
 */
export type BodyNode = string | BodyElement;

/**
 * Components that replace elements, by tag name, and those of sections, whose attributes the build
 * has checked.
 */
export type ArticleElements = {
  readonly [Tag in keyof JSX.IntrinsicElements]?: ComponentType<ComponentProps<Tag>>;
} & { readonly [Section in Capitalize<string>]?: ComponentType<never> };

interface ArticleBodyProps {
  nodes: readonly BodyNode[];
  components: ArticleElements;
}

function render(node: BodyNode, components: ArticleElements): ReactNode {
  if (typeof node === "string") return node;
  const { tag, attributes, children = [] } = node;
  const type = (components[tag as keyof JSX.IntrinsicElements] ?? tag) as ElementType;
  const rendered = children.map((child) => render(child, components));
  return createElement(type, attributes, ...rendered);
}

/** Renders the body of an article. */
export function ArticleBody({ nodes, components }: ArticleBodyProps) {
  return createElement(Fragment, null, ...nodes.map((node) => render(node, components)));
}
