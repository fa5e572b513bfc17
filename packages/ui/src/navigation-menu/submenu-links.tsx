import type { MouseEvent, ReactElement, ReactNode, RefObject } from "react";
import { classList } from "../element/class-list.ts";
import { isPlain } from "../element/is-plain.ts";
import { keysOf } from "../element/keys-of.ts";
import { type LinkItem, LinkSlot } from "../link-slot/link-slot.tsx";
import styles from "./navigation-menu.module.css";

/** A link inside a panel. */
export type NavigationMenuLink = LinkItem & {
  /** The words of the link. */
  readonly label: string;
  /** What is behind it, in a few words. */
  readonly description?: string | undefined;
  /** A decorative icon before the label; hidden from assistive technology. */
  readonly icon?: ReactNode;
  /** Whether this is the current page. */
  readonly current?: boolean | undefined;
};

/** Props of both panels: the plain one, and the one with its full behaviour. */
export interface PanelProps {
  id: string;
  open: boolean;
  onClose: () => void;
  labelledBy: string;
  links: readonly NavigationMenuLink[];
  footer: ReactNode;
  dir: "ltr" | "rtl";
  item: RefObject<HTMLLIElement | null>;
  trigger: RefObject<HTMLButtonElement | null>;
  className: string | undefined;
}

/** Minimum distance between a panel and the window's edge in pixels. */
const edge = 16;

/** Shifts a panel that would extend beyond the window's edge. */
function keepInWindow(list: HTMLElement | null) {
  const panel = list?.parentElement;
  if (!panel) return;
  const { left, right } = panel.getBoundingClientRect();
  const room = document.documentElement.clientWidth - edge;
  const shift = Math.max(0, edge - left) - Math.max(0, right - room);
  if (shift !== 0) panel.style.setProperty("--shift", `${shift}px`);
}

/** Closes a panel when a link in it is followed. */
export const closeOnLink = (onClose: () => void) => (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest("a") && isPlain(event)) onClose();
};

interface SubmenuLinksProps extends Pick<PanelProps, "links" | "footer"> {
  /** Wraps each link. */
  wrap?: (link: ReactElement) => ReactNode;
}

/** The list in a panel, and what is below it. */
export function SubmenuLinks({ links, footer, wrap = (link) => link }: SubmenuLinksProps) {
  const keys = keysOf(links.map((link) => link.label));
  return (
    <>
      <ul ref={keepInWindow} className={styles.links}>
        {links.map(({ label, description, icon, current = false, ...target }, index) => {
          return (
            <li key={keys[index]} className={styles.cell}>
              {wrap(
                <LinkSlot
                  aria-current={current ? "page" : undefined}
                  {...target}
                  className={classList(styles.link, target.className)}
                >
                  {icon ? (
                    <span className={styles.icon} aria-hidden="true">
                      {icon}
                    </span>
                  ) : null}
                  <span className={styles.text}>
                    <span className={styles.label}>{label}</span>
                    {description ? <span className={styles.description}>{description}</span> : null}
                  </span>
                </LinkSlot>,
              )}
            </li>
          );
        })}
      </ul>
      {footer ? <div className={styles.foot}>{footer}</div> : null}
    </>
  );
}
