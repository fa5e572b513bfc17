import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Scrolls to a result when it mounts, clear of the fixed header, and focuses its heading. The heading needs
 * `tabIndex={-1}`.
 */
export function useArrival(): {
  root: RefObject<HTMLDivElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
} {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: "start" });
  }, []);
  return { root, heading };
}
