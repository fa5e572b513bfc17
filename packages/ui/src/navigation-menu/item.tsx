"use client";

import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import { classList } from "../element/class-list.ts";
import { isComposing } from "../element/is-composing.ts";
import { isPlain } from "../element/is-plain.ts";
import { type LinkItem, LinkSlot } from "../link-slot/link-slot.tsx";
import styles from "./navigation-menu.module.css";
import { Submenu } from "./submenu.tsx";
import type { NavigationMenuLink } from "./submenu-links.tsx";
import type { useLayer } from "./use-layer.ts";
import type { useSubmenu } from "./use-submenu.ts";

/** An entry of the menu: a link and, if it has a panel, the button that opens it. */
export type NavigationMenuItem = LinkItem & {
  /** The label of the entry. */
  readonly label: string;
  /** Whether this is the current page. */
  readonly current?: boolean | undefined;
  /** More links below the entry, behind a separate button. */
  readonly panel?:
    | {
        /** The button's accessible name, for example "Show services". */
        readonly triggerLabel: string;
        /** The links of the panel, in order. */
        readonly links: readonly NavigationMenuLink[];
        /**
         * Anything else in the panel, below its links: an offer, a picture, the way to all of them.
         */
        readonly footer?: ReactNode;
      }
    | undefined;
};

interface ItemProps {
  item: NavigationMenuItem;
  dir: "ltr" | "rtl";
  submenu: ReturnType<typeof useSubmenu>;
  layer: ReturnType<typeof useLayer>;
}

/** An entry. Its link works on its own; the panel is optional. */
export function Item({ item: entry, dir, submenu, layer }: ItemProps) {
  const { label, current = false, panel, ...target } = entry;
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const within = panel?.links.some((inside) => inside.current) ?? false;
  const linkId = target.id ?? `${id}-link`;
  const link = (
    <LinkSlot
      id={linkId}
      aria-current={current ? "page" : within || undefined}
      {...target}
      className={classList(styles.top, target.className)}
    >
      {label}
    </LinkSlot>
  );
  if (!panel) {
    return <li className={styles.item}>{link}</li>;
  }

  const open = submenu.open === id;
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget;
    if (open && next instanceof Node && !event.currentTarget.contains(next)) submenu.close();
  };
  const onPointerEnter = (event: PointerEvent<HTMLElement>) => {
    layer.want();
    submenu.enter(id)(event);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Once the layer is loaded, it handles Escape.
    if (event.key !== "Escape" || !open || layer.Layer || isComposing(event.nativeEvent)) return;
    submenu.close();
    trigger.current?.focus();
  };
  const enterPanel = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "ArrowDown" || !isPlain(event)) return;
    event.preventDefault();
    flushSync(() => submenu.show(id, "click"));
    row.current?.querySelector<HTMLElement>("[data-submenu-panel] a")?.focus();
  };

  return (
    <li
      ref={row}
      data-submenu={id}
      data-state={open ? "open" : "closed"}
      className={styles.item}
      onPointerEnter={onPointerEnter}
      onPointerLeave={submenu.leave}
      onFocus={layer.want}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
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
        labelledBy={linkId}
        links={panel.links}
        footer={panel.footer}
        open={open}
        onClose={submenu.close}
        dir={dir}
        keep={!submenu.ready}
        className={styles.panel}
        Layer={layer.Layer}
        item={row}
        trigger={trigger}
      />
    </li>
  );
}
