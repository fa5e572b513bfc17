"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether the page has been scrolled past `mark`, an element at its top. */
export function useScrolled(mark: RefObject<Element | null>): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!mark.current || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setScrolled(!last.isIntersecting);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);
  return scrolled;
}
