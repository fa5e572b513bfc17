import type { ComponentPropsWithRef, JSX } from "react";

interface Refused {
  /**
   * Refused: a strict content security policy blocks `style` attributes. Use `className`, or set a
   * `--k-*` token in a stylesheet.
   */
  readonly style?: never;
}

/**
 * The props that a component passes on to its root element: `id`, `ref`, `className`, `data-*`,
 * `aria-*`, events and the element's other attributes. Left out are `style` and the props that the
 * component names itself.
 */
export type RootProps<
  Tag extends keyof JSX.IntrinsicElements,
  Own extends PropertyKey = never,
> = Omit<ComponentPropsWithRef<Tag>, Own | "style"> & Refused;
