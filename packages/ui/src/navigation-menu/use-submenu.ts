"use client";

import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { submenuCloseDelay } from "./navigation-menu.definition.ts";

/**
 * What opened a panel: the pointer resting on its item, a click, or the stylesheet before
 * hydration.
 */
type Opener = "pointer" | "click" | "styles";

/**
 * Which panel of a menu is open, and the timers that open and close it. Radix's timer is fixed at
 * 150 ms and does not distinguish hover from click, so it is not used.
 * @param onFoundOpen called if the stylesheet already shows a panel at hydration
 */
export function useSubmenu(root: RefObject<HTMLElement | null>, onFoundOpen: () => void) {
  const [ready, setReady] = useState(false);
  const [open, setOpen] = useState("");
  const opener = useRef<Opener>("click");
  const found = useRef(onFoundOpen);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (value: string, by: Opener) => {
    clearTimeout(timer.current);
    opener.current = by;
    setOpen(value);
  };
  const close = () => show("", "click");

  // Both states change in one commit: otherwise a panel shown by the stylesheet would briefly
  // disappear.
  useLayoutEffect(() => {
    const shown = root.current?.querySelector<HTMLElement>(
      "[data-submenu]:hover, [data-submenu]:has([data-submenu-panel] :focus)",
    );
    if (shown?.dataset.submenu) {
      opener.current = "styles";
      setOpen(shown.dataset.submenu);
      found.current();
    }
    setReady(true);
  }, [root]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const enter = (value: string) => (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    if (open !== value) show(value, "pointer");
  };

  const leave = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== "mouse") return;
    const item = event.currentTarget;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const panel = item.querySelector("[data-submenu-panel]");
      if (!panel?.contains(document.activeElement)) close();
    }, submenuCloseDelay);
  };

  /** A click closes a panel that a click opened, and keeps one that hover opened. */
  const toggle = (value: string) => (event: MouseEvent<HTMLElement>) => {
    const byPointer = event.detail > 0;
    const keep = opener.current === "styles" || (opener.current === "pointer" && byPointer);
    if (open === value && !keep) close();
    else show(value, "click");
  };

  return { ready, open, show, close, enter, leave, toggle };
}
