import type { TestedWords } from "@kolam/content/model/law/tested";

/** What the accessibility statement says of the last tests, made of their report. */
export const testedWords: TestedWords = {
  title: "How it was tested",
  notYet: "No test of this site has been recorded yet.",
  ran: (day) => `On ${day} a browser tried this site. It found no fault in:`,
  checks: {
    axe: "the rules of axe for levels A and AA in both themes, large text, wide spacing, forced colours and print",
    keyboard: "the way through the pages with the Tab key",
    scripts: "menus, questions and pages without scripts",
  },
  failed: "It found faults, which we are mending, in:",
};
