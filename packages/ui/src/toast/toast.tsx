"use client";

import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { classList } from "../element/class-list.ts";
import { joinRefs } from "../element/join-refs.ts";
import type { RootProps } from "../element/root-props.ts";
import { standAbove } from "./stand-above.ts";
import styles from "./toast.module.css";
import { ToastItem } from "./toast-item.tsx";
import type { QueuedToast, ToastQueue } from "./toasts.ts";

export { createToasts, type QueuedToast, type ToastMessage, type ToastQueue } from "./toasts.ts";

const none: readonly QueuedToast[] = [];

export interface ToastProps extends RootProps<"section", "children" | "popover"> {
  /** The messages, from `createToasts()`. */
  queue: ToastQueue;
  /** Accessible name of the region that they appear in, e.g. "Notifications". */
  label: string;
  /** Accessible name of each message's close button. */
  closeLabel: string;
}

/**
 * The corner in which an app's short messages appear and are read out. Put one on the page, and
 * call `queue.show({ title })` from anywhere. On the server it is empty.
 */
export function Toast({ queue, label, closeLabel, className, ref, ...rest }: ToastProps) {
  const messages = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!root.current) return;
    if (root.current.togglePopover) root.current.togglePopover(true);
    // Without popovers, as in jsdom, it would count as hidden.
    else root.current.removeAttribute("popover");
    return standAbove(root.current);
  }, []);
  return (
    <section
      {...rest}
      ref={joinRefs(root, ref)}
      popover="manual"
      data-k-toasts=""
      aria-label={label}
      className={classList(styles.root, className)}
    >
      <ol aria-live="polite" aria-relevant="additions" className={styles.list}>
        {messages.map((message) => (
          <ToastItem
            key={message.id}
            message={message}
            closeLabel={closeLabel}
            close={queue.close}
          />
        ))}
      </ol>
    </section>
  );
}
