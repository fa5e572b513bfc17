"use client";

import { type RefObject, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import type { SubmenuLayer } from "./submenu-layer.tsx";

let loaded: typeof SubmenuLayer | undefined;

/** Loads the panel's full behaviour. Rejects if that fails. */
export async function loadLayer(): Promise<typeof SubmenuLayer> {
  loaded = (await import("./submenu-layer.tsx")).SubmenuLayer;
  return loaded;
}

/**
 * The layer of a menu's panels and the function that loads it. If it arrives while a panel is open,
 * the panel stays open and focus does not move.
 */
export function useLayer(root: RefObject<HTMLElement | null>) {
  const [Layer, setLayer] = useState(() => loaded);

  const want = useCallback(() => {
    if (Layer) return;
    loadLayer().then(
      (layer) => {
        const links = () =>
          Array.from(root.current?.querySelectorAll<HTMLElement>("[data-submenu-panel] a") ?? []);
        const focused = links().indexOf(document.activeElement as HTMLElement);
        flushSync(() => setLayer(() => layer));
        links()[focused]?.focus({ preventScroll: true });
        const panel = root.current?.querySelector("[data-submenu-panel]");
        for (const animation of panel?.getAnimations?.() ?? []) animation.finish();
      },
      // The panel still works without it; the next hover or focus tries again.
      () => {},
    );
  }, [Layer, root]);

  return { Layer, want };
}
