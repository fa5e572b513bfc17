import type { SiteHref } from "@kolam/content/model/basics/links";
import { shell } from "@site/texts/shell";
import { type ComponentPropsWithRef, use } from "react";
import { Link } from "react-router-dom";
import { languageLinks } from "./languages.ts";
import { PrefetchContext } from "./prefetch.ts";
import styles from "./site-link.module.css";

export interface SiteLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** A page of this site, or an address outside it. A path without a page is a type error. */
  href: SiteHref | `#${string}`;
}

/**
 * A link to a page of this site is the router's; any other is a plain one, also to a page that only
 * the first language has, which says so.
 */
export function SiteLink({ href, onPointerEnter, onFocus, ...rest }: SiteLinkProps) {
  const prefetch = use(PrefetchContext);
  const first = languageLinks?.first;
  if (first?.pages.includes(href.replace(/[?#].*/, ""))) {
    return (
      <a {...rest} href={first.base + href} hrefLang={first.language}>
        {rest.children}
        <span className={styles.mark}>{`\u00a0(${shell.inLanguage(first.called)})`}</span>
      </a>
    );
  }
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
