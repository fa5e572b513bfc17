import { useEffect, useRef } from "react";

const storageKey = "kolam:scroll";
const positions = new Map<string, number>();

/** The history entry on screen. Set as its page is shown, before any scroll event of that page. */
let current = "";

function restore(): void {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    if (!Array.isArray(saved)) return;
    for (const entry of saved) {
      if (Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number") {
        positions.set(entry[0], entry[1]);
      }
    }
  } catch {
    // Storage that is forbidden or garbled only means that back starts at the top.
  }
}

function save(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  } catch {
    // As above.
  }
}

/** Begins remembering for the history entry `key`; returns where it was left, in pixels. */
export function enterScroll(key: string): number | undefined {
  current = key;
  return positions.get(key);
}

/**
 * Remembers where each history entry was left. The browser's own restoration is switched off while
 * the page lives, since it would run before the page of the entry is rendered, and on again when the
 * page goes, so that a reload restores as usual.
 */
export function useRememberScroll(key: string): void {
  const first = useRef(key);
  useEffect(() => {
    restore();
    enterScroll(first.current);
    const remember = () => positions.set(current, scrollY);
    const leave = () => {
      history.scrollRestoration = "auto";
      save();
    };
    const come = () => {
      history.scrollRestoration = "manual";
    };
    come();
    // The visitor may have scrolled before this listened.
    remember();
    addEventListener("scroll", remember, { passive: true });
    addEventListener("pagehide", leave);
    addEventListener("pageshow", come);
    return () => {
      removeEventListener("scroll", remember);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", come);
    };
  }, []);
}
