import type { ReactNode } from "react";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { type LinkRootProps, LinkSlot, type NoTarget } from "../link-slot/link-slot.tsx";
import styles from "./tag.module.css";

export type TagProps = (LinkRootProps | (RootProps<"span"> & NoTarget)) & {
  /** The keyword. */
  children: ReactNode;
};

/** A keyword; a link if there is a list of everything with this tag. */
export function Tag({ className, ...props }: TagProps) {
  if (props.href !== undefined || props.link !== undefined) {
    return <LinkSlot {...props} className={classList(styles.root, styles.link, className)} />;
  }
  const { href, link, ...rest } = props;
  return <span {...rest} className={classList(styles.root, className)} />;
}
