import {
  entryIds,
  factsOfRoute,
  type PageId,
  pageIds,
  paths,
} from "@kolam/content/model/pages/paths";
import { redirectFor } from "@kolam/content/model/pages/redirect-for";

/** A page that an unknown address probably means. */
export interface MeantPage {
  readonly path: string;
  /** Undefined for the page of an entry, such as an article, which may not exist either. */
  readonly id: PageId | undefined;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** What the paths of entries begin with, such as `/blog/`. */
const folders = entryIds
  .map((id) => factsOfRoute(id).path.replace(/:.*/, ""))
  .filter((folder) => folder.length > 1);

/**
 * The page whose address is the same but for capital letters, doubled slashes, needless percent
 * signs, or dots, slashes and spaces at its end.
 */
export function meantPage(pathname: string): MeantPage | undefined {
  const tidy = decoded(pathname)
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/[\s./]+$/, "");
  const path = redirectFor(tidy || "/") ?? (tidy || "/");
  if (path === pathname) return undefined;
  const id = pageIds.find((page) => paths[page].path === path);
  const isEntry = folders.some((folder) => path.startsWith(folder) && path !== folder);
  return id || isEntry ? { path: encodeURI(path), id } : undefined;
}
