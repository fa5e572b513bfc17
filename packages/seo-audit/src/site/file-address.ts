import { addressKey, isFullAddress } from "../page/addresses.ts";
import { canonicalsOf } from "../page/page-facts.ts";
import type { PageModel } from "../page/page-model.ts";

/**
 * The address of a file on its site. Hosts differ: `about.html` may be served as `/about.html`,
 * `/about` or `/about/`. The canonical link decides if it names one of these; otherwise the first
 * one is taken.
 *
 * @param name the path of the file in the site's folder
 * @param site the address of the folder, such as `https://example.com` or
 *   `https://example.com/project`
 */
export function addressOf(name: string, site: string, page: PageModel): string {
  const addresses = addressesOf(name, site);
  const canonicals = canonicalsOf(page).flatMap(({ href }) =>
    isFullAddress(href) ? [new URL(href)] : [],
  );
  const keys = new Set(canonicals.map(addressKey));
  const own = addresses.find((address) => keys.has(addressKey(new URL(address))));
  return own ?? addresses[0] ?? site;
}

/** The addresses under which a host may serve a file; the likeliest first. */
export function addressesOf(name: string, site: string): string[] {
  const base = `${site.replace(/\/$/, "")}/`;
  return pathsOf(name).map((path) => new URL(path.slice(1), base).href);
}

/**
 * The address of the folder in which a file has this canonical address; `undefined` when it does
 * not fit.
 */
export function siteOf(name: string, canonical: string): string | undefined {
  if (!isFullAddress(canonical)) return undefined;
  const key = addressKey(new URL(canonical));
  const { origin } = new URL(canonical);
  const path = pathsOf(name).find((each) => key.slice(origin.length).endsWith(each));
  return path && key.slice(0, -path.length);
}

function pathsOf(name: string): string[] {
  const file = `/${name.split("/").map(encodeURIComponent).join("/")}`;
  const index = /^(.*\/)index\.html?$/i.exec(file)?.[1];
  if (index === "/") return ["/", file];
  if (index !== undefined) return [index, index.slice(0, -1), file];
  const bare = file.replace(/\.html?$/i, "");
  return bare === file ? [file] : [file, bare, `${bare}/`];
}
