import { type AriaAttributes, cloneElement, type ReactElement, type ReactNode } from "react";
import { classList } from "../definition/class-list.ts";

interface LinkElementProps {
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * The target of a component's link: a plain `href`, or a `link` element from the app's router
 * (`<Link to="/about" />`), which receives the component's class and children.
 */
export type LinkTarget =
  | { readonly href: string; readonly link?: never }
  | { readonly link: ReactElement<LinkElementProps>; readonly href?: never };

type LinkSlotProps = LinkTarget &
  AriaAttributes & {
    className?: string | undefined;
    children?: ReactNode;
  };

/** Renders a {@link LinkTarget}. It only clones the given element, so it works in server components. */
export function LinkSlot({ href, link, className, children, ...aria }: LinkSlotProps) {
  if (!link) {
    return (
      <a href={href} className={className} {...aria}>
        {children}
      </a>
    );
  }
  const merged = classList(className, link.props.className) || undefined;
  return cloneElement(link, { className: merged, ...aria }, children ?? link.props.children);
}
