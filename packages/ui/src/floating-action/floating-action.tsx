import type { ComponentPropsWithRef, ReactNode } from "react";
import { classList } from "../definition/class-list.ts";
import { LinkSlot, type LinkTarget } from "../link-slot/link-slot.tsx";
import styles from "./floating-action.module.css";

interface Own {
  /** The label. With an `icon` it is visually hidden on narrow windows. */
  children: ReactNode;
  /** A 24 px icon before the label. */
  icon?: ReactNode;
  className?: string | undefined;
}

type AsButton = Omit<ComponentPropsWithRef<"button">, "style" | "className" | "children"> & {
  readonly href?: never;
  readonly link?: never;
};

export type FloatingActionProps = Own & (LinkTarget | AsButton);

/**
 * An action that stays in the bottom end corner of the window. It is a link if it has `href` or `link`,
 * otherwise a button. Its stylesheet sets `--k-floating-reserve` on `:root`, the height to reserve
 * below the page's last content (`padding-block-end: var(--k-floating-reserve, 0px)`). To move it out of
 * the way, set `--k-floating-climb` on its parent, which raises it by a length, or `data-floating-away`,
 * which hides it until it is focused by keyboard.
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
