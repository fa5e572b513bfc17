import type { ReactNode } from "react";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { type LinkRootProps, LinkSlot, type NoTarget } from "../link-slot/link-slot.tsx";
import styles from "./floating-action.module.css";

interface Own {
  /** The label, visually hidden: two or three words, the first of which is a verb. */
  children: ReactNode;
  /** A 24 px icon, which is all that is seen. */
  icon: ReactNode;
}

export type FloatingActionProps = Own & (LinkRootProps | (RootProps<"button"> & NoTarget));

/**
 * A round button that is always within reach. It is a link if it has `href` or `link`, otherwise a button. On a phone it
 * lies over the page, but never over its end, what has the focus, or a form that is being filled in or has errors: put it
 * after `main`. Its stylesheet sets on `:root` what the page keeps free: `--k-floating-reserve`, below its last content, and
 * `--k-floating-aside`, at the end of a row such as a form's buttons. Both are `0px` where a wide window has room beside the
 * content.
 */
export function FloatingAction({ children, icon, className, ...target }: FloatingActionProps) {
  const classes = classList(styles.root, className);
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.label}>{children}</span>
    </>
  );
  if (target.href !== undefined || target.link !== undefined) {
    return (
      <LinkSlot {...target} className={classes}>
        {content}
      </LinkSlot>
    );
  }
  const { href, link, type = "button", ...button } = target;
  return (
    <button {...button} type={type} className={classes}>
      {content}
    </button>
  );
}
