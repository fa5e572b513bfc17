"use client";

import { type FocusEvent, useEffect, useRef, useState } from "react";
import { isComposing } from "../element/is-composing.ts";
import styles from "./toast.module.css";
import { ToastCard } from "./toast-card.tsx";
import type { QueuedToast } from "./toasts.ts";

/** Default time in milliseconds that a message stays. */
const usualDuration = 6000;

function durationOf({ duration, action, tone }: QueuedToast): number | undefined {
  if (duration === "stay") return undefined;
  return duration ?? (action || tone === "error" ? undefined : usualDuration);
}

interface ToastItemProps {
  message: QueuedToast;
  closeLabel: string;
  /**
   * Closes the message with this id. Must be the same function in every render, or the timer
   * restarts.
   */
  close: (id: number) => void;
}

/** A message in the list, with its timer. It returns the focus that it received. */
export function ToastItem({ message, closeLabel, close }: ToastItemProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const cameFrom = useRef<EventTarget>(null);
  const duration = durationOf(message);
  const { id } = message;

  useEffect(() => {
    if (held || duration === undefined) return;
    const timer = setTimeout(() => close(id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, close, id]);

  const leave = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    close(id);
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    setFocused(true);
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  };

  return (
    <li
      className={styles.item}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isComposing(event.nativeEvent)) leave();
      }}
    >
      <ToastCard message={message} closeLabel={closeLabel} onClose={leave} />
    </li>
  );
}
