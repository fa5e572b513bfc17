import { useEffect } from "react";

/**
 * Loads the document of the page, if React Router has come here from another: what frames and films may be shown is in
 * the policy of a document, and others allow none.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    if (navigation && new URL(navigation.name).pathname !== location.pathname) location.reload();
  }, []);
}
