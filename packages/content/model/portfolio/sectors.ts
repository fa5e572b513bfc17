import { sectorPages } from "@site/entries/sector-pages";
import { sectors } from "@site/words/sectors";
import type { LandingPath } from "../pages/paths.ts";
import type { SectorId, ServiceId } from "../services/services.ts";

/** A page about a sector. */
interface SectorPage {
  readonly sector: SectorId;
  readonly path: LandingPath;
  /** The first services of its cases. */
  readonly services: readonly ServiceId[];
}

const pages: readonly SectorPage[] = sectorPages;

/** The page about a sector; `undefined` if there is none. */
export const pageOfSector = (sector: SectorId): LandingPath | undefined =>
  pages.find((page) => page.sector === sector)?.path;

/** Whether a path is that of a page about a sector. */
export const isOfSector = (path: string): boolean => pages.some((page) => page.path === path);

/** The sectors that have a page, each with its name. */
export const sectorsWithPage = pages.map((page) => ({ ...page, name: sectors[page.sector] }));
