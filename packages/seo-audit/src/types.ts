import type { figuresOf } from "./figures.ts";
import type { SearchPreview, SocialPreview } from "./preview/preview.ts";
import type { Texts, Translation } from "./texts/texts.ts";

export type { PreviewText, SearchPreview, SocialCard, SocialPreview } from "./preview/preview.ts";

/** The groups of checks, in the order of the report. */
export const checkGroups = [
  "snippet",
  "indexing",
  "document",
  "content",
  "links",
  "images",
  "social",
  "structured-data",
  "weight",
] as const;

export type CheckGroup = (typeof checkGroups)[number];

/** A check that is `not-applicable` does not count towards the score. */
export type CheckStatus = "good" | "warning" | "error" | "not-applicable";

/**
 * A place in the source, counted from 1. The snippet comes from the page: render it as text only.
 */
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
  /** The most that the page can score with this fault. */
  readonly atMost?: number;
  /** The first 20 places. */
  readonly locations: readonly SourceLocation[];
  /** How many places there are in total. */
  readonly occurrences: number;
}

export type ReportLabels = Texts["report"];

export type AuditFigures = ReturnType<typeof figuresOf>;

export interface AuditReport {
  readonly kind: "audit";
  /** The page's address if known, else its title, else "Untitled page". */
  readonly subject: string;
  /** From 0 to 100. */
  readonly score: number;
  /** The groups of checks and their names. */
  readonly groups: readonly { readonly id: CheckGroup; readonly title: string }[];
  readonly results: readonly CheckResult[];
  readonly figures: AuditFigures;
  /** What HTML alone cannot tell. */
  readonly notChecked: Texts["notChecked"];
  readonly labels: ReportLabels;
  readonly search: SearchPreview;
  readonly social: SocialPreview;
}

export interface AuditOptions {
  /**
   * The page's address, which the checks of canonical, hreflang and internal links compare with.
   */
  readonly url?: string | undefined;
  /**
   * False for a page that should stay out of search results, such as a legal one; `null` where that
   * does not matter, as for an error page. Default true.
   */
  readonly wantsIndexing?: boolean | null | undefined;
  /** The `X-Robots-Tag` header with which a server sent the page. */
  readonly robotsTag?: string | readonly string[] | undefined;
  /** True for a build that may link to `localhost`. Default false. */
  readonly isLocalBuild?: boolean | undefined;
  /** The texts of the report, where they are not the English ones. */
  readonly texts?: Translation | undefined;
  /** The date that `unavailable_after` is compared with. Default now. */
  readonly now?: Date | undefined;
}
