"use client";

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { classesFor, type VariantsOf } from "../definition/definition.ts";
import { isPlain } from "../element/is-plain.ts";
import { joinRefs } from "../element/join-refs.ts";
import { keysOf } from "../element/keys-of.ts";
import type { RootProps } from "../element/root-props.ts";
import { Item, type NavigationMenuItem } from "./item.tsx";
import { navigationMenuDefinition } from "./navigation-menu.definition.ts";
import styles from "./navigation-menu.module.css";
import { useLayer } from "./use-layer.ts";
import { useSubmenu } from "./use-submenu.ts";

export type { NavigationMenuItem } from "./item.tsx";
export { submenuCloseDelay } from "./navigation-menu.definition.ts";
export type { NavigationMenuLink } from "./submenu-links.tsx";

const classes = classesFor(navigationMenuDefinition, styles);

export interface NavigationMenuProps
  extends VariantsOf<typeof navigationMenuDefinition>,
    RootProps<"nav", "children"> {
  /** The landmark's accessible name. */
  readonly label: string;
  /** The links and panels, in order. */
  readonly items: readonly NavigationMenuItem[];
}

const directionOf = (element: Element): "ltr" | "rtl" =>
  getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * A horizontal menu of links, some with a panel of more links. Panels open on hover without delay
 * and close {@link submenuCloseDelay} ms after the pointer has left; a button next to the link
 * opens them by click, touch and keyboard. All links are in the server's HTML, and without scripts
 * the panels open on hover and focus.
 */
export function NavigationMenu({
  label,
  items,
  align,
  className,
  ref,
  ...rest
}: NavigationMenuProps) {
  const root = useRef<HTMLElement>(null);
  const [dir, setDir] = useState<"ltr" | "rtl">("ltr");
  const layer = useLayer(root);
  const submenu = useSubmenu(root, layer.want);

  const keys = keysOf(items.map((item) => item.label));

  // Anew for each panel: an app that turns to another language stays mounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a panel opens
  useLayoutEffect(() => {
    if (root.current) setDir(directionOf(root.current));
  }, [submenu.open]);

  const moveAlong = (event: KeyboardEvent<HTMLElement>) => {
    if (!isPlain(event)) return;
    const list = event.currentTarget;
    const controls = [...list.querySelectorAll<HTMLElement>(":scope > li > :is(a, button)")];
    const at = controls.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const step = (steps[event.key] ?? 0) * (directionOf(list) === "rtl" ? -1 : 1);
    const next =
      event.key === "Home"
        ? controls[0]
        : event.key === "End"
          ? controls.at(-1)
          : step === 0
            ? undefined
            : controls[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <nav
      aria-label={label}
      {...rest}
      ref={joinRefs(root, ref)}
      data-ready={submenu.ready ? "" : undefined}
      className={classes({ align }, className)}
    >
      <ul className={styles.list} onKeyDown={moveAlong}>
        {items.map((item, index) => (
          <Item key={keys[index]} item={item} dir={dir} submenu={submenu} layer={layer} />
        ))}
      </ul>
    </nav>
  );
}
