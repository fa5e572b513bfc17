import type { SiteAction } from "../basics/links.ts";
import type { SectorId } from "../services/services.ts";

/** Everything on a landing page above its text. Written by `pnpm generate`, never by hand. */
export interface Landing {
  /** The name of its file, and its path. */
  readonly slug: string;
  /** Only in `pnpm dev`: a build leaves out unpublished entries. */
  readonly awaits?: "draft" | "date";
  readonly title: string;
  /** For search engines and social cards, 110 to 160 characters. */
  readonly description: string;
  readonly eyebrow?: string;
  readonly lead: string;
  readonly actions: readonly SiteAction[];
  /** The sector of clients that the page is about: a list of its cases, for search engines. */
  readonly sector?: SectorId;
  /** Day of publication, `YYYY-MM-DD`. */
  readonly date: string;
}
