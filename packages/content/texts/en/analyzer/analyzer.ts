import { hasSuffix } from "@kolam/content/model/analyzer/analyzer-rules";
import type { Passage, Some } from "@kolam/content/model/basics/types";
import type { Heading } from "@kolam/content/model/types/heading";
import { company } from "@site/facts/company";

/** The words of the SEO analyzer's two tools, and of its simulation before there is a result. */
export const analyzer = {
  /** The two tools of the page, side by side. */
  tools: {
    simulation: { title: "Analyze a website", note: "A simulated report" },
    audit: { title: "Audit your HTML", note: "A real audit, in your browser" },
  },
  /** Below the field of the simulation. */
  intro:
    "Three seconds, one score, six sections. The figures are drawn at random, so that you can learn to read a report before you pay for one.",
  /** Shown with the simulation's figures, on the page and in the report. */
  simulated: {
    badge: "Simulated",
    /** The way to the other tool, beside the badge. */
    real: "Real figures: audit your HTML",
    score: "Overall score, simulated",
    /** Why a high score may stand above sections that are not good. */
    beyondScore: (sections: number) =>
      `The score counts five figures: HTTPS, title, description, words and speed. ${sections === 1 ? "One section below needs" : `${sections} sections below need`} work, counted or not.`,
    text: "These figures are simulated. They are drawn at random in your browser to show what a report looks like; nothing in them comes from the website you entered.",
  },
  input: {
    label: "Website URL",
    hint: "With or without https://.",
    placeholder: "example.com",
    analyze: "Analyze Website",
    analyzing: "Analyzing Website...",
    samples: "Or try one of these",
  },
  /** Three well-known sites and, if the analyzer accepts it, our own. */
  sampleDomains: [
    "google.com",
    "wikipedia.org",
    "github.com",
    ...(hasSuffix(company.domain) ? [company.domain] : []),
  ],
  /** The hosts are examples. */
  errors: {
    empty: "Please enter a website URL",
    invalid: "Please enter a valid URL (e.g., example.com or www.example.com)",
    failed: "Failed to analyze website. Please try again.",
    /** Shown beside `invalid`, for addresses that work elsewhere. */
    port: "Leave out the port: write the domain only, as in example.com.",
    international:
      "Write international names in their xn-- form; the analyzer accepts Latin letters only.",
    /** Follows `international` with the name in that form. */
    asciiForm: (ascii: string) => `This one is ${ascii}.`,
    internationalEnding:
      "This name has an international ending. The analyzer takes names that end in 2 to 6 Latin letters.",
  },
  status: {
    running: "Analyzing. This takes about three seconds.",
    finished: (score: number, label: string) =>
      `Analysis finished, with simulated figures: ${score} of 100, ${label}.`,
  },
  actions: {
    again: "Analyze Another URL",
    download: "Download Report",
  },
  /** Explains the parts of a report, shown before there is one. */
  guide: {
    title: "What the parts mean",
    lead: "What a real audit looks for in each section of the report.",
    items: [
      {
        title: "Page title",
        text: "The line that a searcher presses. Often written last; always read first.",
      },
      {
        title: "Meta description",
        text: "The two lines below it: what the visitor gets, before the visit.",
      },
      {
        title: "Keywords",
        text: "Whether the page says what people search for, in their words and no more often than a person would.",
      },
      {
        title: "Technical",
        text: "Whether the page is safe, quick and readable on a small screen. Crawlers have little patience and no reading glasses.",
      },
      {
        title: "Content",
        text: "Enough words to answer the question, in an order that can be skimmed on a phone.",
      },
      {
        title: "Images",
        text: "Described for people who cannot see them, and small enough for people who can.",
      },
    ],
  },
} as const satisfies {
  sampleDomains: Some<string>;
  guide: Heading & { items: Some<Passage> };
  [part: string]: unknown;
};
