import type { AnyStatus } from "@kolam/content/model/analyzer/analyzer-rules";
import { formatNumber } from "@kolam/content/model/basics/numbers";

/** The words of an audit's report. */
export const auditReportWords = {
  saved: (name: string) => `Saved as ${name}.`,
  result: {
    title: (subject: string) => `Audit of ${subject}`,
    badge: "Audited",
    score: "Score by weight",
    scored:
      "Each check has a weight. A pass earns all of it, a warning half, an error none. Checks that do not apply are left out. A page that asks not to be found scores 30 at most, one with next to nothing to read 50.",
    overview: "Every check, one dot each",
    again: "Back to the HTML",
    text: "Download as Text",
    json: "Download as JSON",
  },
  /** A heading for each status, in the order of the page. */
  groups: {
    error: {
      title: "Fix first",
      lead: "Errors: these keep a page out of results, or make it look broken there.",
    },
    warning: { title: "Fix next", lead: "Warnings: these cost clicks, or clarity." },
    good: { title: "Passed", lead: "Nothing to do here." },
    "not-applicable": {
      title: "Does not apply",
      lead: "These need something this page does not have.",
    },
  } satisfies Record<AnyStatus, { title: string; lead: string }>,
  faultless: {
    title: "Nothing to fix",
    text: "The page passes every check that applies. What HTML alone cannot tell is listed below.",
  },
  statusNames: {
    error: "Error",
    warning: "Warning",
    good: "Passed",
    "not-applicable": "Does not apply",
  } satisfies Record<AnyStatus, string>,
  counted: (title: string, count: number) => `${title} (${count})`,
  ofChecks: (good: number, applicable: number) => `${good} of ${applicable} passed`,
  noChecks: "does not apply",
  check: {
    why: "Why it matters",
    fix: "How to fix it",
    where: "Where in the source",
    weight: (weight: number) => `Weight: ${weight} out of 10`,
    place: (line: number, column: number) => `Line ${line}, column ${column}`,
    more: (count: number) => `${count} more like this`,
    unlisted: (count: number) => `And ${formatNumber(count)} more.`,
  },
  previews: {
    title: "How it would look",
    lead: "Drawn from the page’s own words. Search engines and networks may choose others.",
    search: "In search results",
    openGraph: "Shared on a network",
    twitter: "Shared on X",
    noTitle: "No title",
    noDescription: "No description: the search engine picks a sentence.",
    noAddress: "Address unknown",
    picture: "Picture, not fetched",
    noPicture: "No picture named",
    alt: (text: string) => `Described as: ${text}`,
    from: {
      heading: "The title is taken from the first heading.",
      content: "The description is taken from the text.",
    },
  },
  figures: {
    title: "Figures",
    lead: "Measured on the page, against the range that works best.",
    outline: "Heading outline",
    noText: "(no text)",
    level: (level: number) => `Level ${level}`,
  },
  notChecked: {
    title: "Not checked",
    lead: "HTML alone cannot show these, so a full score here is not the whole story.",
  },
} as const;
