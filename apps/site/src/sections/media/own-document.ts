import { useEffect, useState } from "react";

/**
 * Loads the page's own document, if React Router has come here from another page: a document's
 * policy decides which frames and films may be shown, and other documents allow none.
 * @returns whether they may be shown
 */
export function useOwnDocument(): boolean {
  const [isOwn] = useState(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return !navigation || new URL(navigation.name).pathname === location.pathname;
  });
  useEffect(() => {
    if (!isOwn) location.reload();
  }, [isOwn]);
  return isOwn;
}
