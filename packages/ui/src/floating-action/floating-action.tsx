import type { ComponentPropsWithRef, ReactNode } from "react";
import { classList } from "../definition/class-list.ts";
import { LinkSlot, type LinkTarget } from "../link-slot/link-slot.tsx";
import styles from "./floating-action.module.css";

interface Own {
  /** The words. With an `icon` they are only read out on a narrow phone. */
  children: ReactNode;
  /** A drawing of 24 px before the words. */
  icon?: ReactNode;
  className?: string | undefined;
}

type AsButton = Omit<ComponentPropsWithRef<"button">, "style" | "className" | "children"> & {
  readonly href?: never;
  readonly link?: never;
};

export type FloatingActionProps = Own & (LinkTarget | AsButton);

/**
 * One action that stays at the bottom end of the window, at the thumb. A link when it has `href` or
 * `link`, else a button. Its stylesheet gives `:root` `--k-floating-reserve`, the height to
 * keep free below the page's last content (`padding-block-end: var(--k-floating-reserve, 0px)`). A page
 * that knows what lies below moves it out of the way: on its parent, `--k-floating-climb` lifts it by a
 * length and `data-floating-away` hides it until it has the keyboard's focus.
 */
export function FloatingAction({ children, icon, className, ...target }: FloatingActionProps) {
  const classes = classList(styles.root, icon ? styles.iconic : undefined, className);
  const content = (
    <>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
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
