import type { FetchProblem } from "@kolam/seo-audit/fetch";

/** What the process that fetches is asked. */
export interface FetchOrder {
  readonly id: number;
  readonly address: string;
  readonly userAgent: string;
}

/** Why a page cannot be had: something about it, or that the process failed. */
export type Problem = FetchProblem | "failed";

/** What it answers: the JSON for the visitor, or why there is none. */
export type FetchAnswer =
  | { readonly id: number; readonly json: string }
  | { readonly id: number; readonly problem: Problem; readonly detail: string };
