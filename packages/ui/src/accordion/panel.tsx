"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./accordion.module.css";

interface PanelProps {
  id: string;
  open: boolean;
  children: ReactNode;
}

/**
 * The part that opens. It is in the document in both states. Closed, it is `hidden="until-found"`
 * where the browser can search such content; the attribute is set by ref because React writes any
 * value of `hidden` as the plain one. Elsewhere the stylesheet hides it.
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
