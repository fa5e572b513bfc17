"use client";

import { useEffect, useRef } from "react";

/**
 * What ends a press: it may be released anywhere, or be taken over by scrolling or dragging. If a
 * browser menu has taken it over, the next event that the page gets is a key.
 */
const ends = ["pointerup", "pointercancel", "keydown"] as const;

/** Whether a pointer that was pressed on an element is still down. */
export function usePress() {
  const press = useRef<AbortController>(null);
  useEffect(() => () => press.current?.abort(), []);
  return {
    /** A pointer goes down. */
    begin: () => {
      press.current?.abort();
      const end = new AbortController();
      const { signal } = end;
      press.current = end;
      for (const type of ends) addEventListener(type, () => end.abort(), { signal, capture: true });
    },
    isDown: () => press.current?.signal.aborted === false,
  };
}
