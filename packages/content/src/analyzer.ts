import type { SectionStatus } from "./analyzer-rules.ts";
import { company } from "./company.ts";
import type { Action } from "./links.ts";
import type { Five, Four, Heading, Passage, Question, Some, Three, Two } from "./shapes.ts";

/** How urgent a recommendation is. */
export type Priority = "high" | "medium" | "low";

/** One of the simulation's fixed recommendations. Spec section 3. */
export interface Recommendation {
  readonly priority: Priority;
  readonly category: string;
  readonly issue: string;
  readonly solution: string;
}

/** Two high, two medium, one low: spec section 9. */
export const recommendations = [
  {
    priority: "high",
    category: "Meta tags",
    issue: "Title and description say what the company is, not what the searcher wants.",
    solution:
      "Put the searched phrase first, the place second and the name last. Promise only what the page delivers.",
  },
  {
    priority: "high",
    category: "Page speed",
    issue: "The largest picture arrives after the visitor has decided to wait or leave.",
    solution: "Send it in a modern format at the size shown, and load everything below it later.",
  },
  {
    priority: "medium",
    category: "Content",
    issue: "The page describes the service but answers few questions about it.",
    solution:
      "Add the five questions your counter staff hear most, each with a short honest answer.",
  },
  {
    priority: "medium",
    category: "Images",
    issue: "Some pictures carry no alternative text.",
    solution: "Describe what a picture shows in one sentence. Leave decoration empty on purpose.",
  },
  {
    priority: "low",
    category: "Structured data",
    issue: "Search engines must guess address, hours and prices.",
    solution: "State them as structured data, with the same values that the page shows.",
  },
] as const satisfies Five<Recommendation>;

/** The words of the SEO analyzer's page and of its simulation. */
export const analyzer = {
  hero: {
    eyebrow: "Free tool",
    title: "AI SEO Analyzer",
    lead: "Type an address and see what an SEO report looks like: a score, its parts, and what to do first.",
    actions: [
      { label: "Our SEO Services", href: "/services/seo" },
      { label: "Request an SEO Quote", href: "/quote" },
    ],
  },
  /** Stands wherever the simulation's figures do, on the page and in the report. */
  simulated: {
    badge: "Simulated",
    text: "These figures are simulated. They are drawn at random in your browser to show how a report reads; the website you entered was not visited.",
  },
  input: {
    label: "Website URL",
    hint: "With or without https://.",
    placeholder: "example.com",
    analyze: "Analyze Website",
    analyzing: "Analyzing Website...",
    samples: "Or try one of these",
  },
  /** Three well-known sites and our own. */
  sampleDomains: ["google.com", "wikipedia.org", "github.com", company.domain],
  /** Spec section 8, to the letter; the hosts are examples. */
  errors: {
    empty: "Please enter a website URL",
    invalid: "Please enter a valid URL (e.g., example.com or www.example.com)",
    failed: "Failed to analyze website. Please try again.",
    /** Kinds of address that the simulation does not take, named so that nobody retries them. */
    port: "Leave out the port: write the domain only, as in example.com.",
    international:
      "Write international names in their xn-- form; the analyzer accepts Latin letters only.",
  },
  status: {
    running: "Analyzing. This takes about three seconds.",
    finished: (score: number, label: string) => `Analysis finished: ${score} of 100, ${label}.`,
  },
  actions: {
    again: "Analyze Another URL",
    download: "Download Report",
  },
  result: {
    title: (domain: string) => `Analysis of ${domain}`,
    score: "Overall score",
    scoreOf: (score: number) => `${score} out of 100`,
    url: "URL",
    parts: "Section by section",
    issues: "Issues",
    suggestions: "Suggestions",
    improvements: "Improvements",
    recommendations: "Recommendations",
    solution: "What to do",
    noIssues: "Nothing to mend here.",
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
    current: "Current",
    length: "Length",
    optimal: "Optimal",
    characters: (count: number) => `${count} characters`,
    range: (from: number, to: number) => `${from}-${to} characters`,
    primary: "Primary keywords",
    secondary: "Secondary keywords",
    density: "Keyword density",
    percent: (percent: number) => `${percent}%`,
    https: "HTTPS",
    mobile: "Mobile friendly",
    speed: "Load speed",
    seconds: (seconds: number) => `${seconds.toFixed(1)} s`,
    wordCount: "Word count",
    words: (count: number) => `${count} words`,
    readability: "Readability score",
    headingStructure: "Heading structure",
    total: "Total images",
    withAlt: "With alt text",
    ofTotal: (part: number, total: number) => `${part} of ${total}`,
    yes: "Yes",
    no: "No",
  },
  /** Words the simulation fills its result with. */
  findings: {
    titleCurrent: (domain: string) => `${domain}: products, prices and opening hours`,
    descriptionCurrent: (domain: string) =>
      `What ${domain} offers, for whom, and how to reach the people behind it.`,
    titleLong: "The title is longer than 60 characters and may be cut off in results.",
    titleShort: "The title is shorter than 30 characters and leaves room unused.",
    titleAdvice: [
      "Begin with the phrase people search for.",
      "Keep the title between 30 and 60 characters.",
      "Give every page a title of its own.",
    ],
    descriptionLong: "The description is longer than 160 characters; its end will be lost.",
    descriptionShort: "The description is shorter than 120 characters and says too little.",
    descriptionAdvice: [
      "Keep the description between 120 and 160 characters.",
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
    slow: (seconds: number) =>
      `The page takes ${seconds.toFixed(1)} s to load; aim for 3 s or less.`,
    technicalAdvice: [
      "Serve every page over HTTPS and redirect the rest.",
      "Compress pictures and send them at the size shown.",
      "Test on a phone that costs less than ₹15,000.",
    ],
    thin: "The page has fewer than 300 words.",
    headingsGood: "One main heading, sections in order",
    headingsMixed: "Levels are skipped between headings",
    contentAdvice: [
      "Write at least 300 words where the subject deserves them.",
      "Break long paragraphs; three sentences are plenty.",
      "Use headings as an outline, not as decoration.",
    ],
    missingAlt: (count: number) =>
      count === 1 ? "1 picture has no alt text." : `${count} pictures have no alt text.`,
    imageAdvice: [
      "Describe each picture in one sentence.",
      "Name files after what they show.",
      "State width and height, so that nothing jumps.",
    ],
  },
  report: {
    title: "SEO Analysis Report",
    generated: "Generated",
    by: `Prepared with the AI SEO Analyzer of ${company.name}`,
    contact: `Questions: ${company.origin}/contact`,
  },
  /** What follows when there is no result yet. */
  guide: {
    title: "What the parts mean",
    lead: "Four things a real audit looks at first, and this report shows you how to read.",
    items: [
      {
        title: "Title and description",
        text: "The two lines a searcher sees before your page. Often written last; always read first.",
      },
      {
        title: "Content",
        text: "Enough words to answer the question, in an order that can be skimmed on a phone.",
      },
      {
        title: "Technical",
        text: "Whether the page is safe, quick and readable on a small screen. Crawlers have little patience and no reading glasses.",
      },
      {
        title: "Images",
        text: "Described for people who cannot see them, and small enough for people who can.",
      },
    ],
  },
  questions: {
    title: "About this tool",
    lead: "What it does, and what it leaves to people.",
    items: [
      {
        id: "is-it-real",
        question: "Does it visit my website?",
        answer: [
          "No. The report is a simulation with random figures, made in your browser. For a real one, request the free audit on the ",
          { text: "SEO page", href: "/services/seo" },
          ".",
        ],
      },
      {
        id: "where-does-the-url-go",
        question: "Where does the address I type go?",
        answer: ["Nowhere. It stays in this tab and is gone when you close it."],
      },
      {
        id: "how-is-it-scored",
        question: "How is the score made?",
        answer: [
          "It starts at 40. HTTPS adds 10, a title of the right length 15, a description of the right length 15, 300 words or more 10, and loading within 3 seconds 10. All five together make 100.",
        ],
      },
    ],
  },
  closing: {
    title: "Want figures that are true?",
    text: "A person runs the full audit, reads your pages and names the ten faults that cost you most. That one is free as well.",
    actions: [
      { label: "Get a Real Audit", href: "/quote" },
      { label: "See SEO Services", href: "/services/seo" },
    ],
  },
} as const satisfies {
  hero: Heading & { eyebrow: string; actions: Two<Action> };
  sampleDomains: Four<string>;
  statuses: Record<SectionStatus, string>;
  priorities: Record<Priority, string>;
  findings: Record<string, string | readonly string[] | ((...args: never[]) => string)> & {
    titleAdvice: Three<string>;
    descriptionAdvice: Three<string>;
    keywordAdvice: Three<string>;
    technicalAdvice: Three<string>;
    contentAdvice: Three<string>;
    imageAdvice: Three<string>;
  };
  guide: Heading & { items: Four<Passage> };
  questions: Heading & { items: Some<Question> };
  closing: Passage & { actions: Two<Action> };
  [part: string]: unknown;
};
