"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Moves focus to a heading when it appears: give the ref, and `tabIndex={-1}`, to the heading. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
