import { type RefObject, useLayoutEffect, useRef } from "react";

/** Focuses a heading when it mounts. The heading needs the ref and `tabIndex={-1}`. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return heading;
}
