import type { ReactNode } from "react";
import styles from "./skip-link.module.css";

export interface SkipLinkProps {
  /** Where it leads: the `id` of the main content, with its `#`. */
  href: `#${string}`;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * The first link of a page, past everything that repeats. Seen only while it has focus. Its target
 * needs `tabIndex={-1}` where a browser does not move the focus to it by itself.
 */
export function SkipLink({ href, className, children }: SkipLinkProps) {
  return (
    <a href={href} className={className ? `${styles.root} ${className}` : styles.root}>
      {children}
    </a>
  );
}
