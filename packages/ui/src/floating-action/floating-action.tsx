import type { ReactNode } from "react";
import { classList } from "../element/class-list.ts";
import type { RootProps } from "../element/root-props.ts";
import { type LinkRootProps, LinkSlot, type NoTarget } from "../link-slot/link-slot.tsx";
import styles from "./floating-action.module.css";

interface Own {
  /** The label. In a narrow margin it is visually hidden. */
  children: ReactNode;
  /** A 24 px icon before the label. */
  icon: ReactNode;
}

export type FloatingActionProps = Own & (LinkRootProps | (RootProps<"button"> & NoTarget));

/**
 * An action that is always within reach and covers nothing: a round button in the margin beside the content, or
 * where the margin has no room a bar along the window's lower edge. It is a link if it has `href` or `link`,
 * otherwise a button. Its stylesheet sets `--k-floating-reserve` on `:root`, the height of the bar, to
 * reserve below the page's last content (`padding-block-end: var(--k-floating-reserve, 0px)`).
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
