import type { SiteSettings } from "@kolam/resolve/settings";

/**
 * The sample, with which the repository starts. Its facts, words and pictures are typed data in a
 * package; its look is in this folder.
 */
export const site = {
  example: true,
  standard: true,
  content: "../../packages/content/src",
  languages: ["en", "hi"],
} as const satisfies SiteSettings;
