import type { ReactNode } from "react";
import { classList } from "../definition/class-list.ts";
import { LinkSlot, type LinkTarget } from "../link-slot/link-slot.tsx";
import styles from "./tag.module.css";

export type TagProps = (LinkTarget | { readonly href?: never; readonly link?: never }) & {
  children: ReactNode;
  className?: string | undefined;
};

/** A keyword for something; a link if there is a list of everything with this tag. */
export function Tag({ className, children, href, link }: TagProps) {
  const classes = classList(styles.root, (href ?? link) !== undefined && styles.link, className);
  if (link) {
    return (
      <LinkSlot link={link} className={classes}>
        {children}
      </LinkSlot>
    );
  }
  if (href !== undefined) {
    return (
      <LinkSlot href={href} className={classes}>
        {children}
      </LinkSlot>
    );
  }
  return <span className={classes}>{children}</span>;
}
