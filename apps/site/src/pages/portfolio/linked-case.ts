import { storyIds } from "@kolam/content/facts/paths";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Opens the case in the hash of the address, which the browser does by itself only when it loads the page or
 * follows a plain link.
 */
export function useLinkedCase(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again opens it again
  useEffect(() => {
    const id = storyIds.find((story) => hash === `#${story}`);
    const place = id && document.getElementById(id);
    const details = place?.closest("details");
    if (!place || !details || details.open) return;
    details.open = true;
    place.scrollIntoView({ behavior: "instant" });
  }, [hash, key]);
}
