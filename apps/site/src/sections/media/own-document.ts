import { useEffect, useState } from "react";

/**
 * Loads the document of the page, if React Router has come here from another: what frames and films
 * may be shown is in the policy of a document, and others allow none.
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
