import { useEffect, useReducer } from "react";

/** Renders again whenever something on the screen may have moved. */
export function useRedraw(): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const options = { passive: true, capture: true };
    addEventListener("scroll", redraw, options);
    addEventListener("resize", redraw);
    return () => {
      removeEventListener("scroll", redraw, options);
      removeEventListener("resize", redraw);
    };
  }, []);
}
