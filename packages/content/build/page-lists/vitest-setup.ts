import { writePageLists } from "./write-page-lists.ts";

/** Before the tests, which import the lists of the pages. */
export const setup = (): Promise<void> => writePageLists();
