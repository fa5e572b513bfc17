"use client";

import * as Radix from "@radix-ui/react-navigation-menu";
import { type ComponentPropsWithRef, cloneElement, type ReactNode, type RefObject } from "react";
import { classList } from "../definition/class-list.ts";
import type { LinkTarget } from "../link-slot/link-slot.tsx";
import styles from "./navigation-menu.module.css";

/** A link inside a panel. */
export type NavigationMenuLink = LinkTarget & {
  readonly label: string;
  readonly description?: string | undefined;
  /** Decoration before the label; hidden from assistive technology. */
  readonly icon?: ReactNode;
  /** This is the page the visitor is on. */
  readonly current?: boolean | undefined;
};

type SurfaceProps = ComponentPropsWithRef<"div">;

/** Takes what Radix gives its content except `style` and `dir`, which the page's policy and direction rule. */
function Surface({ style: _style, dir: _dir, ...rest }: SurfaceProps) {
  return <div {...rest} />;
}

/** The least room between a panel and the window's edge, in pixels. */
const edge = 16;

/** Moves a panel that its item stands too near the window's edge for. */
function keepInWindow(list: HTMLElement | null) {
  const panel = list?.parentElement;
  if (!panel) return;
  const { left, right } = panel.getBoundingClientRect();
  const room = document.documentElement.clientWidth - edge;
  const shift = Math.max(0, edge - left) - Math.max(0, right - room);
  if (shift !== 0) panel.style.setProperty("--shift", `${shift}px`);
}

interface SubmenuProps {
  id: string;
  labelledBy: string;
  links: readonly NavigationMenuLink[];
  /** Keeps the closed panel in the document: on the server and until hydration. */
  keep: boolean;
  item: RefObject<HTMLLIElement | null>;
  trigger: RefObject<HTMLButtonElement | null>;
}

/** The panel of one item. Radix brings Escape, the press outside and the arrow keys among its links. */
export function Submenu({ id, labelledBy, links, keep, item, trigger }: SubmenuProps) {
  return (
    <Radix.Content
      asChild
      {...(keep ? { forceMount: true } : {})}
      id={id}
      role="group"
      aria-labelledby={labelledBy}
      className={styles.panel}
      onEscapeKeyDown={() => {
        if (item.current?.contains(document.activeElement)) trigger.current?.focus();
      }}
      // Radix would take the links out of the tab order, which only its own trigger puts back.
      onFocusOutside={(event) => event.preventDefault()}
      onPointerDownOutside={(event) => {
        if (event.target instanceof Node && item.current?.contains(event.target)) {
          event.preventDefault();
        }
      }}
    >
      <Surface data-submenu-panel="">
        <ul ref={keepInWindow} className={styles.links}>
          {links.map(({ label, description, icon, current = false, ...target }) => {
            const link = target.link ?? <a href={target.href} />;
            return (
              <li key={label} className={styles.cell}>
                <Radix.Link asChild active={current}>
                  {cloneElement(
                    link,
                    { className: classList(styles.link, link.props.className) },
                    icon ? (
                      <span className={styles.icon} aria-hidden="true">
                        {icon}
                      </span>
                    ) : null,
                    <span className={styles.text}>
                      <span className={styles.label}>{label}</span>
                      {description ? (
                        <span className={styles.description}>{description}</span>
                      ) : null}
                    </span>,
                  )}
                </Radix.Link>
              </li>
            );
          })}
        </ul>
      </Surface>
    </Radix.Content>
  );
}
