import type { SectionStatus } from "@kolam/content/model/analyzer/analyzer-rules";
import { formatNumber } from "@kolam/content/model/basics/numbers";
import type { Some } from "@kolam/content/model/basics/types";
import { company } from "@site/facts/company";

/** What stands after figures, with a space where one belongs. */
const units = {
  characters: " characters",
  percent: "%",
  seconds: " s",
  words: " words",
  outOfHundred: " of 100",
} as const;

/** How urgent a recommendation is. */
export type Priority = "high" | "medium" | "low";

/** A recommendation of the simulation. */
export interface Recommendation {
  readonly priority: Priority;
  /** The figures of an analysis that call for it; `null` if it has none that tell. */
  readonly figures: "meta" | "speed" | "content" | "images" | null;
  readonly category: string;
  readonly issue: string;
  readonly solution: string;
}

/** Two of high priority, two of medium and one of low, the most urgent first. */
export const recommendations = [
  {
    priority: "high",
    figures: "meta",
    category: "Meta tags",
    issue: "Title and description say what the company is, not what the searcher wants.",
    solution:
      "Put the searched phrase first, the place second and the name last. Promise only what the page delivers.",
  },
  {
    priority: "high",
    figures: "speed",
    category: "Page speed",
    issue: "The largest picture arrives after the visitor has decided to wait or leave.",
    solution: "Send it in a modern format at the size shown, and load everything below it later.",
  },
  {
    priority: "medium",
    figures: "content",
    category: "Content",
    issue: "The page describes the service but answers few questions about it.",
    solution:
      "Add the five questions your counter staff hear most, each with a short honest answer.",
  },
  {
    priority: "medium",
    figures: "images",
    category: "Images",
    issue: "Some pictures carry no alternative text.",
    solution: "Describe what a picture shows in one sentence. Leave decoration empty on purpose.",
  },
  {
    priority: "low",
    figures: null,
    category: "Structured data",
    issue: "Search engines must guess address, hours and prices.",
    solution: "State them as structured data, with the same values that the page shows.",
  },
] as const satisfies Some<Recommendation>;

/** The words of an analysis, on the page and in the text report. */
export const analysisWords = {
  result: {
    title: (domain: string) => `Analysis of ${domain}`,
    score: "Overall score",
    outOf: "out of 100",
    scoreOf: (score: number) => `${score} out of 100`,
    url: "URL",
    parts: "Section by section",
    issues: "Issues",
    suggestions: "Suggestions",
    recommendations: "Recommendations",
    solution: "What to do:",
    /** Whether the figures of this result call for a recommendation. */
    calledFor: "Called for by this result",
    notCalledFor: "Not called for by this result",
    notChecked: "Not among this report’s figures",
    noIssues: "No issues found.",
  },
  statuses: { good: "Good", warning: "Warning", error: "Error" },
  priorities: { high: "High priority", medium: "Medium priority", low: "Low priority" },
  sections: {
    title: "Page title",
    description: "Meta description",
    keywords: "Keywords",
    technical: "Technical",
    content: "Content",
    images: "Images",
  },
  labels: {
    units,
    current: "Current",
    length: "Length",
    /** The label of the good range of a scale. */
    optimalRange: (from: number, to: string) => `Best between ${from} and ${to}`,
    optimalFrom: (from: string) => `Best from ${from} up`,
    optimalUpTo: (to: string) => `Best up to ${to}`,
    optimalAll: "Best when complete",
    /** In place of the figure of what a page does not have. */
    missing: "Missing",
    characters: (count: number) => `${count}${units.characters}`,
    primary: "Primary keywords",
    secondary: "Secondary keywords",
    density: "Keyword density",
    percent: (percent: number) => `${percent}${units.percent}`,
    https: "HTTPS",
    mobile: "Mobile friendly",
    speed: "Load speed",
    seconds: (seconds: number) => `${seconds.toFixed(1)}${units.seconds}`,
    wordCount: "Word count",
    words: (count: number) => `${formatNumber(count)}${units.words}`,
    readability: "Readability score",
    headingStructure: "Heading structure",
    outOfHundred: (score: number) => `${score}${units.outOfHundred}`,
    total: "Total images",
    images: (count: number) => (count === 1 ? "1 image" : `${count} images`),
    withAlt: "With alt text",
    ofTotal: (part: number, total: number) => `${part} of ${total}`,
    yes: "Yes",
    no: "No",
  },
  report: {
    title: "SEO Analysis Report",
    generated: "Generated",
    by: `Prepared with the AI SEO Analyzer of ${company.name}`,
    contact: `Questions: ${company.origin}/contact`,
  },
} as const satisfies {
  statuses: Record<SectionStatus, string>;
  priorities: Record<Priority, string>;
  [part: string]: unknown;
};

/** The findings from which the simulation chooses. */
export const findings = {
  titleCurrent: (length: number) => `A made-up title of ${length} characters`,
  descriptionCurrent: (length: number) => `A made-up description of ${length} characters`,
  titleLong: "The title is longer than 60 characters and may be cut off in results.",
  titleShort: "The title is shorter than 30 characters and leaves room unused.",
  titleLength: "Keep the title between 30 and 60 characters.",
  titleAdvice: ["Begin with the phrase people search for.", "Give every page a title of its own."],
  descriptionLong: "The description is longer than 160 characters; its end will be lost.",
  descriptionShort: "The description is shorter than 120 characters and says too little.",
  descriptionLength: "Keep the description between 120 and 160 characters.",
  descriptionAdvice: [
    "Say what the visitor gets, then what to do next.",
    "Write it as a sentence, not as a list of keywords.",
  ],
  primaryKeywords: ["business services"],
  secondaryKeywords: ["service pricing", "customer support"],
  keywordAdvice: [
    "Use the primary keyword in the first hundred words.",
    "Add the city or district you serve.",
    "Answer one related question per section.",
  ],
  notHttps: "The address does not use HTTPS; browsers will call it not secure.",
  notMobile: "The layout does not adapt to a phone.",
  slow: (seconds: number) => `The page takes ${seconds.toFixed(1)} s to load; aim for 3 s or less.`,
  useHttps: "Serve every page over HTTPS and redirect the rest.",
  loadFaster: "Compress pictures and send them at the size shown.",
  technicalAdvice: ["Test on the cheapest phone that your customers carry."],
  thin: "The page has fewer than 300 words.",
  headingsGood: "One main heading, sections in order",
  writeMore: "Write at least 300 words where the subject deserves them.",
  contentAdvice: [
    "Break long paragraphs; three sentences are plenty.",
    "Use headings as an outline, not as decoration.",
  ],
  missingAlt: (count: number) =>
    count === 1 ? "1 picture has no alt text." : `${count} pictures have no alt text.`,
  describePictures: "Describe each picture in one sentence.",
  imageAdvice: [
    "Name files after what they show.",
    "State width and height, so that nothing jumps.",
  ],
} as const satisfies Record<string, string | readonly string[] | ((...args: never[]) => string)> & {
  keywordAdvice: Some<string>;
};
