import type { PathGroup } from "@kolam/content/model/pages/page-facts";

export const groupTitles = {
  main: "मुख्य पेज",
  services: "सेवाएँ",
  resources: "और भी",
  legal: "क़ानूनी",
} as const satisfies Record<PathGroup, string>;
