/**
 * Lays out the whole page before a link leads to a place in it, so that all heights on the way are
 * known. See shell.module.css.
 */
export function layOutForAnchors(): void {
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='#']");
      if (link && link.pathname === location.pathname) document.documentElement.dataset.whole = "";
    },
    { capture: true, passive: true },
  );
}
