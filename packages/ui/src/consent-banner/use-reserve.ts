"use client";

import { type RefObject, useEffect } from "react";

const property = "--k-consent-reserve";
/** The distances above and below the element, in px. */
const gaps = 20;

/**
 * Tells the page's styles how much height a fixed element covers at the window's lower edge, while
 * it is mounted.
 */
export function useReserve(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element || !("ResizeObserver" in window)) return;
    const { style } = document.documentElement;
    const measure = () => {
      const isFixed = getComputedStyle(element).position === "fixed";
      style.setProperty(property, isFixed ? `${element.offsetHeight + gaps}px` : "0px");
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [root]);
}
