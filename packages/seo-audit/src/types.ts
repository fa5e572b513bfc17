import type { ScoreLabel, SectionStatus } from "../analysis-view.ts";
import type { SearchPreview, SocialPreview } from "./preview.ts";

/** The rooms of the report, in the order they are shown. */
export const checkGroups = [
  { id: "snippet", title: "Title and description" },
  { id: "indexing", title: "Indexing" },
  { id: "document", title: "Document" },
  { id: "content", title: "Headings and text" },
  { id: "links", title: "Links" },
  { id: "images", title: "Images" },
  { id: "social", title: "Social cards" },
  { id: "structured-data", title: "Structured data" },
  { id: "weight", title: "Weight and markup" },
] as const;

export type CheckGroup = (typeof checkGroups)[number]["id"];

/** `not-applicable` results carry no weight. */
export type CheckStatus = SectionStatus | "not-applicable";

/** A place in the pasted source. The snippet is the page's own text: show it as text, never as HTML. */
export interface SourceLocation {
  readonly line: number;
  readonly column: number;
  readonly snippet: string;
}

export interface CheckResult {
  readonly id: string;
  readonly group: CheckGroup;
  readonly title: string;
  readonly status: CheckStatus;
  /** What the page has, in one or two sentences. */
  readonly found: string;
  readonly why: string;
  readonly fix: string;
  readonly weight: number;
  /** The first places, at most `MAX_LOCATIONS`. */
  readonly locations: readonly SourceLocation[];
  /** How many places there are in all. */
  readonly occurrences: number;
}

/** Something HTML alone cannot tell. */
export interface NotChecked {
  readonly what: string;
  readonly why: string;
}

/** Figures a person would rather see drawn than read. */
export interface AuditFigures {
  readonly titleLength: number;
  readonly titleWidth: number;
  readonly descriptionLength: number;
  readonly descriptionWidth: number;
  readonly words: number;
  /** Flesch reading ease; `null` when there is too little English prose to measure. */
  readonly readability: number | null;
  readonly images: number;
  readonly imagesWithAlt: number;
  readonly elements: number;
  readonly bytes: number;
  readonly keywords: readonly {
    readonly term: string;
    readonly count: number;
    readonly percent: number;
  }[];
  readonly headings: readonly { readonly level: number; readonly text: string }[];
}

export interface AuditReport {
  readonly kind: "audit";
  /** The page's address, when known; else its title or "Pasted page". */
  readonly subject: string;
  readonly score: number;
  readonly label: ScoreLabel;
  readonly results: readonly CheckResult[];
  readonly figures: AuditFigures;
  readonly notChecked: readonly NotChecked[];
  readonly search: SearchPreview;
  readonly social: SocialPreview;
}

export interface AuditOptions {
  /** The address the page is served from: lets the audit judge canonical, hreflang and internal links. */
  readonly url?: string | undefined;
  /** False for pages meant to stay out of search results (legal, not-found). Default true. */
  readonly wantsIndexing?: boolean | undefined;
  /** True for a build made to run on a development machine: addresses there are no fault. Default false. */
  readonly isLocalBuild?: boolean | undefined;
  /** For `unavailable_after`. Default: the current time. */
  readonly now?: Date | undefined;
}
