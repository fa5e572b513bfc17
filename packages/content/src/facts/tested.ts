import type { Tested } from "@kolam/content/model/law/tested";

/** The last run of the tests of accessibility, as `pnpm tested` has written it. */
export const tested: Tested | undefined = {
  on: "2026-11-29",
  passed: ["axe", "keyboard", "scripts"],
  failed: [],
};
