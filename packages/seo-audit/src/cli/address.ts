import { linksWithRel } from "../page/page-facts.ts";
import type { PageModel } from "../page/page-model.ts";

/**
 * The address of a file on its site. Hosts differ: `about.html` may be served as `/about.html`,
 * `/about` or `/about/`. The canonical link decides if it names one of these; otherwise the first
 * one is taken.
 *
 * @param name the path of the file in the site's folder
 */
export function addressOf(name: string, origin: string, page: PageModel): string {
  const addresses = pathsOf(name).map((path) => new URL(path, origin).href);
  const canonicals = linksWithRel(page, "canonical").map(({ href }) => href);
  return addresses.find((address) => canonicals.includes(address)) ?? addresses[0] ?? origin;
}

function pathsOf(name: string): string[] {
  const file = `/${name.split("/").map(encodeURIComponent).join("/")}`;
  const index = /^(.*\/)index\.html?$/i.exec(file)?.[1];
  if (index === "/") return ["/", file];
  if (index !== undefined) return [index, index.slice(0, -1), file];
  const bare = file.replace(/\.html?$/i, "");
  return [file, bare, `${bare}/`];
}
