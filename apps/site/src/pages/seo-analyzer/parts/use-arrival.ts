"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Moves focus to a heading as it appears: give the ref, and `tabIndex={-1}`, to the heading. For what is
 * never prerendered.
 */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return heading;
}
