"use client";

import { useEffect, useRef } from "react";

/** Tells the app once that the surrounding dialog has been closed, before or after hydration. */
export function Dismissal({ onDismiss }: { onDismiss: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });
  useEffect(() => {
    const dialog = mark.current?.closest("dialog");
    if (!dialog) return;
    const tell = () => latest.current();
    if (!dialog.open) return tell();
    dialog.addEventListener("close", tell, { once: true });
    return () => dialog.removeEventListener("close", tell);
  }, []);
  return <span ref={mark} hidden />;
}
