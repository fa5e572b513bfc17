import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/** The address a click leads to in place, if it is a plain click on a link to another of our pages. */
function pageOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target !== "" || link.download !== "") {
    return undefined;
  }
  if (link.pathname === location.pathname) return undefined;
  return link.pathname + link.search + link.hash;
}

/**
 * Opens pages in place from links that React does not know: those in a main part that stays as the
 * server wrote it.
 */
export function useStillLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const page = pageOf(event);
      if (page === undefined) return;
      event.preventDefault();
      void navigate(page);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
