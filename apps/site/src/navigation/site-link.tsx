import type { AnyHref } from "@kolam/content/links";
import type { ComponentPropsWithRef } from "react";
import { Link } from "react-router-dom";

export interface SiteLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** A page of this site, or an address outside it. A path that no page has is a type error. */
  href: AnyHref;
}

/** A link anywhere. Pages of this site open in place, everything else as the browser does. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  if (href.startsWith("/")) {
    return (
      <Link to={href} discover="none" {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
