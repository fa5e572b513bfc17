"use client";

import * as Radix from "@radix-ui/react-navigation-menu";
import { type FocusEvent, type KeyboardEvent, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { LinkSlot, type LinkTarget } from "../link-slot/link-slot.tsx";
import styles from "./navigation-menu.module.css";
import { type NavigationMenuLink, Submenu } from "./submenu.tsx";
import type { useSubmenu } from "./use-submenu.ts";

/** An entry of the menu: a link, and beside it, where it has a panel, the button that opens it. */
export type NavigationMenuItem = LinkTarget & {
  readonly label: string;
  /** This is the page the visitor is on. */
  readonly current?: boolean | undefined;
  readonly panel?:
    | {
        /** The button's accessible name, for example "Show services". */
        readonly triggerLabel: string;
        readonly links: readonly NavigationMenuLink[];
      }
    | undefined;
};

interface ItemProps {
  item: NavigationMenuItem;
  submenu: ReturnType<typeof useSubmenu>;
}

/** One entry. Its link works by itself; the panel is an addition to it. */
export function Item({ item: { label, current = false, panel, ...target }, submenu }: ItemProps) {
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const link = (
    <LinkSlot {...target} className={styles.top} aria-current={current ? "page" : undefined}>
      {label}
    </LinkSlot>
  );
  if (!panel) {
    return <Radix.Item className={styles.item}>{link}</Radix.Item>;
  }

  const open = submenu.open === id;
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget;
    if (open && next instanceof Node && !event.currentTarget.contains(next)) submenu.close();
  };
  const enterPanel = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    flushSync(() => submenu.show(id, "click"));
    row.current?.querySelector<HTMLElement>("[data-submenu-panel] a")?.focus();
  };

  return (
    <Radix.Item
      ref={row}
      value={id}
      data-submenu={id}
      data-state={open ? "open" : "closed"}
      className={styles.item}
      onPointerEnter={submenu.enter(id)}
      onPointerLeave={submenu.leave}
      onBlur={onBlur}
    >
      {link}
      <button
        ref={trigger}
        id={`${id}-trigger`}
        type="button"
        className={styles.trigger}
        aria-label={panel.triggerLabel}
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        onClick={submenu.toggle(id)}
        onKeyDown={enterPanel}
      >
        <span className={styles.chevron} aria-hidden="true" />
      </button>
      <Submenu
        id={`${id}-panel`}
        labelledBy={`${id}-trigger`}
        links={panel.links}
        keep={!submenu.ready}
        item={row}
        trigger={trigger}
      />
    </Radix.Item>
  );
}
