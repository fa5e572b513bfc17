import { caseIds } from "../services/cases.ts";
import { sectorIds, toldServiceIds } from "../services/services.ts";
import type { Anchors } from "./paths.ts";

/** The anchors that other pages link to, by their page. Only the build and tests import them. */
export const anchors: { readonly [Id in keyof Anchors]: readonly Anchors[Id][] } = {
  careers: ["open-positions", "application-form"],
  portfolio: [...toldServiceIds, ...sectorIds, ...caseIds],
  privacy: ["cookies"],
};
