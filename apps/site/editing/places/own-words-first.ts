import { folders, site } from "@kolam/resolve/current";
import { machineLanguage, pathWithin } from "@kolam/resolve/places";
import type { Addresses } from "./addresses.ts";
import { factFolders } from "./marked-site.ts";
import type { Span } from "./marks.ts";

const texts = [...new Set([...site.settings.languages, machineLanguage])].flatMap(folders.texts);

/** Whether a file has the site's own texts, for any page. */
export const isSharedText = (file: string): boolean => pathWithin(texts, file) !== undefined;

/** The site's own texts take precedence, then interface texts, then facts. */
function rankOf(file: string): number {
  if (pathWithin(factFolders, file) !== undefined) return 2;
  return isSharedText(file) ? 1 : 0;
}

/** Puts the places of a text that somebody is likely to mean before the others. */
export function ownWordsFirst(spans: readonly Span[], addresses: Addresses): readonly Span[] {
  const rank = ({ id }: Span) => rankOf(addresses.at(id)?.file ?? "");
  return spans.toSorted((a, b) => rank(a) - rank(b));
}
