import { leftOut } from "@kolam/content/facts/parts";
import type { Plugin } from "vite";

/** Keeps the code of the pages that this site does without out of what it ships. */
export function leftOutPages(): Plugin {
  const files = (leftOut as readonly string[]).map((id) => `/pages/${id}/${id}-page.tsx`);
  return {
    name: "left-out-pages",
    apply: "build",
    enforce: "pre",
    load: (id) => (files.some((file) => id.endsWith(file)) ? "export {};" : null),
  };
}
