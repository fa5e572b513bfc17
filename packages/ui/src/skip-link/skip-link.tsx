import type { ReactNode } from "react";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import styles from "./skip-link.module.css";

export interface SkipLinkProps extends RootProps<"a", "href"> {
  /** Its target: `#` and the `id` of the main content. */
  href: `#${string}`;
  /** The label of the link, e.g. "Skip to content". */
  children: ReactNode;
}

/**
 * The first link on a page, which skips repeated content. Visible only while focused. Its target
 * needs `tabIndex={-1}`, since not every browser moves focus to it otherwise.
 */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  return <a {...rest} className={classList(styles.root, className)} />;
}
