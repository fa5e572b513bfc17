import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { headFile } from "../seo/head-file.ts";
import { searchOf } from "./blog-return.ts";
import { matchRoute } from "./match-route.ts";
import { ownEntry, pageParts } from "./page-parts.ts";

/** The link of ours that a click follows, if it is a plain click. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target !== "") return undefined;
  // Files have an ending, pages have none.
  return link.hasAttribute("download") || link.pathname.includes(".") ? undefined : link;
}

/** Whether a page was written by another build than this one, which then cannot show it. */
function isOfAnotherBuild(link: HTMLAnchorElement): boolean {
  const part = pageParts.get(headFile(matchRoute(link.pathname)));
  return part !== undefined && part.entry !== ownEntry();
}

/**
 * Opens pages in place. One listener does it for all links, also for those in a main part that stays as
 * it was written, so that no link is a component that renders anew with each page.
 */
export function useLinksInPlace(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || isOfAnotherBuild(link)) return;
      event.preventDefault();
      const replace = link.href === location.href;
      void navigate(link.pathname + searchOf(link) + link.hash, { replace });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
