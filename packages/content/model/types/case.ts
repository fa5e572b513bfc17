import type { Figure, InLanguage, Some, Testimonial } from "../basics/types.ts";
import type { CaseId, SectorId, ServiceId } from "../services/services.ts";
import type { OwnPicture } from "./picture.ts";

/** A case in a list. */
export interface CaseOverview extends InLanguage {
  /**
   * The name of its file and of its drawing, its anchor in the portfolio, and the last part of its
   * path.
   */
  readonly id: CaseId;
  /** Only in `pnpm dev`: a build leaves out unpublished entries. */
  readonly awaits?: "draft" | "date";
  /** The client, with the place. */
  readonly client: string;
  /** The project's name. */
  readonly project: string;
  /** The main figure of the result. */
  readonly figure: Figure;
  /** The project in one sentence. */
  readonly summary: string;
  readonly sector: SectorId;
  readonly testimonial?: Omit<Testimonial, "company">;
  /** At the top of its page, instead of its drawing; on its cards if nothing is drawn. */
  readonly picture?: OwnPicture;
}

/** A figure, what exactly it counts, and when. */
export interface CountedFigure extends Figure {
  readonly counts: string;
}

/** Everything on a case's page except its text. Written by `pnpm generate`, never by hand. */
export interface Case extends CaseOverview {
  /** For the browser's tab and search engines. */
  readonly title: string;
  /** For search engines and social cards, 110 to 160 characters. */
  readonly description: string;
  readonly place: string;
  readonly year: number;
  /** The first is the one whose page shows the case. */
  readonly services: Some<ServiceId>;
  /** For example `14 weeks`. */
  readonly duration: string;
  readonly team: readonly string[];
  readonly figures: readonly CountedFigure[];
  /** Day of publication, `YYYY-MM-DD`. */
  readonly date: string;
}
