"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./accordion.module.css";

interface PanelProps {
  id: string;
  open: boolean;
  children: ReactNode;
}

/**
 * The expandable content. It is always in the document. A closed panel is `hidden="until-found"` in
 * browsers that can search such content; the attribute is set through the ref because React renders
 * every value of `hidden` as a plain boolean attribute. In other browsers the stylesheet hides it.
 */
export function Panel({ id, open, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel || !("onbeforematch" in panel)) return;
    if (open) panel.removeAttribute("hidden");
    else panel.setAttribute("hidden", "until-found");
  }, [open]);

  return (
    <div ref={ref} id={id} className={styles.panel} data-state={open ? "open" : "closed"}>
      <div className={styles.clip}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
