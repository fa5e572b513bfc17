import type { ReactNode } from "react";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { type LinkRootProps, LinkSlot, type NoTarget } from "../link-slot/link-slot.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./floating-action.module.css";

interface Own {
  /** The label, visually hidden: two or three words, the first of which is a verb. */
  children: ReactNode;
  /** A 24 px icon, the only visible part. */
  icon: ReactNode;
}

export type FloatingActionProps = Own & (LinkRootProps | (RootProps<"button"> & NoTarget));

/**
 * A round button that is always within reach. It is a link if it has `href` or `link`, otherwise a
 * button. In a wide window it is in the margin, in a narrow one over the page; if `main` has a
 * form, it waits at the page's end there: put it after `main`. Its stylesheet sets
 * `--k-floating-reserve` on `:root`, the height to keep free below the page's last content: `0px`
 * in a wide window.
 */
export function FloatingAction({ children, icon, className, ...target }: FloatingActionProps) {
  const classes = classList(styles.root, className);
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <VisuallyHidden>{children}</VisuallyHidden>
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
