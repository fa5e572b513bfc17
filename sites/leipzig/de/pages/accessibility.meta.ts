import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "Barrierefreiheit";

export const updated = "2026-11-29" satisfies Day;

export const search = {
  title: titled("Erklärung zur Barrierefreiheit"),
  description:
    "Wie weit diese Website mit der europäischen Norm EN 301 549 vereinbar ist, was noch nicht geht, und an wen Sie sich wenden können, wenn etwas Sie aufhält.",
  keywords: ["Erklärung zur Barrierefreiheit"],
} as const satisfies PageWords;
