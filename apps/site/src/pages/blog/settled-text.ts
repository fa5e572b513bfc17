import { useCallback, useEffect, useRef, useState } from "react";

/** Longer than the pause between two keystrokes, in milliseconds. */
const pauseMs = 700;

/** How long a screen reader gets to fetch the text, in milliseconds. */
const shownMs = 3_000;

/**
 * A text for a live region that is announced once it has not changed for a moment, and then
 * removed, so that readers do not come across it beside the same text on the page. The first text,
 * from when the page was opened, is not announced.
 * @returns the text at the moment, and a function that takes the next one
 */
export function useSettledText(): readonly [string, (text: string) => void] {
  const [shown, setShown] = useState("");
  const last = useRef<string>(undefined);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const stop = useCallback(() => {
    for (const timer of timers.current.splice(0)) clearTimeout(timer);
  }, []);
  useEffect(() => stop, [stop]);
  const tell = useCallback(
    (text: string) => {
      const before = last.current;
      last.current = text;
      if (before === undefined || before === text) return;
      stop();
      timers.current = [
        setTimeout(setShown, pauseMs, text),
        setTimeout(setShown, pauseMs + shownMs, ""),
      ];
    },
    [stop],
  );
  return [shown, tell];
}
