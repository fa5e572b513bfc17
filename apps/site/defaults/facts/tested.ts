import type { Tested } from "@kolam/content/model/law/tested";

/** The last run of the tests of accessibility: none. `pnpm tested` writes this file. */
export const tested: Tested | undefined = undefined;
