"use client";

import { type RefObject, useLayoutEffect, useState } from "react";

/** What a part of a page can override by attribute. */
const own = ["data-theme", "data-contrast", "data-motion", "data-brand", "dir", "lang"] as const;

/**
 * The element in which a layer opens: at the end of the body, of the shadow root in which it is or
 * of a container, with the theme, brand, direction and language of its place on the page. Undefined
 * until it opens for the first time.
 */
export function useLayerHost(
  place: RefObject<Element | null>,
  open: boolean,
  container: Element | null | undefined,
): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();

  useLayoutEffect(() => {
    if (!open) return;
    // A trigger that does not forward its ref has no known place on the page.
    const at = place.current ?? document.body;
    const root = at.getRootNode();
    const target = host ?? document.createElement("div");
    for (const name of own) {
      const around = at.closest(`:not(html)[${name}]`);
      if (around) target.setAttribute(name, around.getAttribute(name) ?? "");
      else target.removeAttribute(name);
    }
    const into = container ?? (root instanceof ShadowRoot ? root : document.body);
    // A container may come later than the layer, as an element that is a state does.
    if (target.parentNode !== into) into.append(target);
    setHost(target);
  }, [open, place, host, container]);

  useLayoutEffect(() => () => host?.remove(), [host]);

  return host;
}
