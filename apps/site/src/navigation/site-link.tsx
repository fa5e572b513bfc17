import type { AnyHref } from "@kolam/content/links";
import type { ComponentPropsWithRef } from "react";

export interface SiteLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** A page of this site, or an address outside it. A path that no page has is a type error. */
  href: AnyHref;
}

/** A link anywhere. Pages of this site open in place; see `useLinksInPlace`. */
export function SiteLink(props: SiteLinkProps) {
  return <a {...props} />;
}
