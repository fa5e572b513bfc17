"use client";

import { useEffect, useEffectEvent, useState } from "react";

/** The part of the browser's CloseWatcher that we use; Safari does not have it yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Calls `onRequest` when the visitor asks to close a layer by a means of their device, such as
 * Android's Back button or gesture. The page is not left.
 * @param onRequest returns whether it closes
 */
export function useCloseRequest(open: boolean, onRequest: () => boolean): void {
  const [refusals, setRefusals] = useState(0);
  const request = useEffectEvent(() => {
    // A watcher works once: the next request needs another one.
    if (!onRequest()) setRefusals((count) => count + 1);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new one after each refusal
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!open || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", request);
    return () => watcher.destroy();
  }, [open, refusals]);
}
