import type { Day } from "../basics/dates.ts";
import type { Some } from "../basics/types.ts";
import type { Picture } from "./picture.ts";

/** A job opening. */
export interface Opening {
  /**
   * The last part of its page’s path, which also chooses it in the form. Keep it once it has been
   * shared.
   */
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly type: string;
  readonly description: string;
  readonly requirements: Some<string>;
  readonly responsibilities: Some<string>;
  readonly posted: Day;
  /** The salary before tax, in the company's currency. */
  readonly pay?: { readonly least: number; readonly most?: number; readonly per: "month" | "year" };
  /** The last day for applications, in UTC. The day after, the opening is closed. */
  readonly closes?: Day;
  /**
   * The position is filled. Its page stays for visitors who have its URL, and no other page lists
   * it.
   */
  readonly closed?: true;
  /** The kind of employment in search engines’ terms, and whether the job never needs an office. */
  readonly inSearch?: {
    readonly employmentType: "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN";
    readonly remote?: true;
  };
  /** Beside its title. */
  readonly picture?: Picture;
}

/** Whether an opening takes applications. */
export function isOpen(
  { closed, closes }: Pick<Opening, "closed" | "closes">,
  now = new Date(),
): boolean {
  return !closed && !(closes && closes < now.toISOString().slice(0, 10));
}
