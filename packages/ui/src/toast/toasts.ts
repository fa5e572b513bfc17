import type { ReactNode } from "react";
import type { toastTones } from "./toast.definition.ts";

/** A message that appears for a while. */
export interface ToastMessage {
  /** What happened, in a few words. */
  readonly title: ReactNode;
  /** A sentence more. */
  readonly text?: ReactNode;
  /**
   * What it says; sets colour and icon. Default: `success`.
   * - `info`: a fact
   * - `success`: something that has worked
   * - `warning`: something to look at before going on
   * - `error`: something that has failed
   */
  readonly tone?: (typeof toastTones)[number] | undefined;
  /** An action, such as undoing. It closes the message. */
  readonly action?: { readonly label: ReactNode; readonly onClick: () => void } | undefined;
  /**
   * Milliseconds until it disappears, or `"stay"`. The time restarts when neither the pointer nor
   * the focus is on the message. Default: 6,000; messages with an action and errors stay.
   */
  readonly duration?: number | "stay" | undefined;
}

/** A message in a queue. */
export interface QueuedToast extends ToastMessage {
  /** Its number, by which it is closed. */
  readonly id: number;
}

/** The messages of an app, shown by one Toast. */
export interface ToastQueue {
  /** Shows a message. Returns a function that closes it. */
  show(message: ToastMessage): () => void;
  /** Closes the message with this id. */
  close(id: number): void;
  /** The messages that are shown, the newest last. The same array until they change. */
  read(): readonly QueuedToast[];
  /** Calls a function after every change. Returns a function that ends this. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates an empty queue. Do so once, in a module of the app; on a server nothing is ever shown.
 */
export function createToasts(): ToastQueue {
  let messages: readonly QueuedToast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly QueuedToast[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  const close = (id: number) => change(messages.filter((message) => message.id !== id));
  return {
    show(message) {
      lastId += 1;
      const id = lastId;
      change([...messages, { ...message, id }]);
      return () => close(id);
    },
    close,
    read: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
