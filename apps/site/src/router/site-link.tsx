import type { SiteHref } from "@kolam/content/facts/links";
import { type ComponentPropsWithRef, use } from "react";
import { Link } from "react-router-dom";
import { PrefetchContext } from "./prefetch.ts";

export interface SiteLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** A page of this site, or an address outside it. A path that no page has is a type error. */
  href: SiteHref | `#${string}`;
}

/** A link to a page of this site is the router's; any other is a plain one. */
export function SiteLink({ href, onPointerEnter, onFocus, ...rest }: SiteLinkProps) {
  const prefetch = use(PrefetchContext);
  if (!href.startsWith("/") && !href.startsWith("#")) {
    return <a {...rest} href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} />;
  }
  return (
    <Link
      {...rest}
      to={href}
      discover="none"
      onPointerEnter={(event) => {
        prefetch(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(href);
        onFocus?.(event);
      }}
    />
  );
}
