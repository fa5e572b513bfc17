import type { ReactNode } from "react";
import styles from "./skip-link.module.css";

export interface SkipLinkProps {
  /** Its target: `#` and the `id` of the main content. */
  href: `#${string}`;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * The first link on a page, which skips repeated content. Visible only while focused. Its target needs
 * `tabIndex={-1}`, since not every browser moves focus to it otherwise.
 */
export function SkipLink({ href, className, children }: SkipLinkProps) {
  return (
    <a href={href} className={className ? `${styles.root} ${className}` : styles.root}>
      {children}
    </a>
  );
}
