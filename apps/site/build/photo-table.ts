import { photos } from "@kolam/content/photos";
import type { Plugin } from "vite";

/**
 * Leaves out of the browser's copy of the photo table what a page never shows: the credits and the
 * categories. The server's copy stays whole.
 */
export function photoTable(): Plugin {
  return {
    name: "kolam:photo-table",
    apply: "build",
    transform: {
      filter: { id: /content\/src\/photos\.ts$/ },
      handler() {
        if (this.environment.name !== "client") return;
        const shown = Object.entries(photos).map(([key, { id, alt }]) => [key, { id, alt }]);
        return `export const photos = ${JSON.stringify(Object.fromEntries(shown))};`;
      },
    },
  };
}
