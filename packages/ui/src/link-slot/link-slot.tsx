import {
  Children,
  type ComponentPropsWithRef,
  cloneElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";

interface LinkElementProps {
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * Attributes that only a link has. A card gives them to the link in it, and everything else to its
 * root.
 */
export type LinkAttributes = Pick<
  ComponentPropsWithRef<"a">,
  "target" | "rel" | "download" | "hrefLang" | "referrerPolicy"
>;

/**
 * The target of a component's link: a plain `href`, or a `link` element from the app's router
 * (`<Link to="/about" />`), which receives the component's class, attributes and children.
 */
export type LinkTarget = LinkAttributes &
  (
    | {
        /** Address of the link. */
        readonly href: string;
        readonly link?: never;
      }
    | {
        /** Instead of `href`: a link element of the app's router, e.g. `<Link to="/about" />`. */
        readonly link: ReactElement<LinkElementProps>;
        readonly href?: never;
      }
  );

/** No target: it is not a link. */
export interface NoTarget {
  readonly href?: never;
  readonly link?: never;
}

/**
 * Props of a component whose root is the link itself: its target and everything that an `<a>`
 * takes.
 */
export type LinkRootProps = LinkTarget & RootProps<"a", "href">;

/**
 * A link in a list, as data: its target and everything that an `<a>` takes, including `data-*` and
 * `onClick`.
 */
export type LinkItem = LinkTarget &
  RootProps<"a", "href" | "children"> & {
    readonly [name: `data-${string}`]: string | number | boolean | undefined;
  };

/**
 * Renders a {@link LinkTarget}. It only clones the given element, so it works in server components,
 * and waits for one that is still on its way.
 */
export const LinkSlot = ({ href, link, className, children, ...rest }: LinkRootProps) =>
  Children.map<ReactNode, ReactElement<LinkElementProps>>(link ?? <a href={href} />, (own) =>
    cloneElement(
      own,
      { ...rest, className: classList(className, own.props.className) || undefined },
      children ?? own.props.children,
    ),
  );

const names = ["href", "link", "target", "rel", "download", "hrefLang", "referrerPolicy"] as const;

/** Separates the props of a card's link from those of the card's root. */
export function splitLink<P extends object>(props: P) {
  const parts: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const [name, value] of Object.entries(props)) {
    parts[(names as readonly string[]).includes(name) ? 0 : 1][name] = value;
  }
  // TypeScript cannot infer the types of a split by key through a loop.
  return parts as unknown as [
    P extends LinkTarget ? LinkTarget : NoTarget,
    Omit<P, (typeof names)[number]>,
  ];
}
