"use client";

import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import styles from "./accordion.module.css";

interface PanelProps {
  id: string;
  open: boolean;
  /** Called if find-in-page has opened it before hydration. */
  onFound: () => void;
  children: ReactNode;
}

/**
 * The expandable content. It is always in the document. A closed panel is `hidden="until-found"` in
 * browsers that can search such content; the attribute is set through the ref because React renders
 * every value of `hidden` as a plain boolean attribute. In other browsers the stylesheet hides it.
 * A build may put `hidden="until-found"` and `data-k-still` on what has `data-k-closed`, so that it
 * is found before hydration.
 */
export function Panel({ id, open, onFound, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const wasFound = useRef(false);
  const tellFound = useEffectEvent(onFound);

  useLayoutEffect(() => {
    const panel = ref.current;
    wasFound.current ||= panel?.matches("[data-k-still]:not([hidden])") ?? false;
    panel?.removeAttribute("data-k-still");
    if (!panel || !("onbeforematch" in panel)) return;
    if (open || wasFound.current) panel.removeAttribute("hidden");
    else panel.setAttribute("hidden", "until-found");
  }, [open]);

  useEffect(() => {
    if (wasFound.current) tellFound();
    wasFound.current = false;
  }, []);

  return (
    <div
      ref={ref}
      id={id}
      className={styles.panel}
      data-state={open ? "open" : "closed"}
      data-k-closed={open ? undefined : ""}
    >
      <div className={styles.clip}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
