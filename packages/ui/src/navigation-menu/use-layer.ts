"use client";

import { type RefObject, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import type { SubmenuLayer } from "./submenu-layer.tsx";

let loaded: typeof SubmenuLayer | undefined;

/** Fetches the part of a panel that does more than open and close. Rejects when that fails. */
export async function loadLayer(): Promise<typeof SubmenuLayer> {
  loaded = (await import("./submenu-layer.tsx")).SubmenuLayer;
  return loaded;
}

/**
 * The layer of the panels of a menu, and the call that fetches it. It may arrive while a panel is open:
 * the panel stays open then, and the focus where it is.
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
        for (const animation of panel?.getAnimations() ?? []) animation.finish();
      },
      // The panel goes on as it is; the next sign tries again.
      () => {},
    );
  }, [Layer, root]);

  return { Layer, want };
}
