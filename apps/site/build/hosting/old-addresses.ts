import { BuildError } from "../build-error.ts";
import { fileOf } from "../prerender/page-file.ts";
import { nowhere } from "./host-rules.ts";

/**
 * Paths that every host takes literally: to some hosts, `*` and `:name` are patterns, and a query
 * or a fragment is not part of a path.
 */
const plain = /^\/[\p{L}\p{M}\p{N}\-._~,+@=&()!/]*$/u;

/** The mistake in the spelling of an old URL, with its fix; `undefined` if there is none. */
export function spellingFault(path: string): string | undefined {
  let text = path;
  try {
    text = decodeURI(path);
  } catch {}
  if (!plain.test(text))
    return "Hosts ignore it or take it for a pattern. Only letters, digits and -._~,+@=&()!/ can stand in it: take it out.";
  const bare = text.replace(/\/+/g, "/").replace(/(?:\/|\.html)+$/, "") || "/";
  if (encodeURI(bare) === path) return undefined;
  return `Write it as “${encodeURI(bare)}”, which stands for this spelling too.`;
}

/** Why some host would reject or ignore an old URL, or redirect in a loop, with the fix. */
function faultOf(
  [from, to]: readonly [string, string],
  old: ReadonlyMap<string, string>,
  pages: readonly string[],
  files: ReadonlySet<string>,
): string | undefined {
  const spelling = spellingFault(from);
  if (spelling) return spelling;
  const file = decodeURI(from);
  if ([...pages, nowhere].includes(from) || files.has(file.slice(1)) || files.has(fileOf(file)))
    return "This address is the site’s own. Take it out.";
  if (to === "gone" || pages.includes(to)) return undefined;
  const next = old.get(to);
  if (next === undefined) return `The site has no page ${to}. Choose another one, or "gone".`;
  const end = next === "gone" || pages.includes(next) ? `“${next}”` : "the page at the end";
  return `${to} is an old address itself. Write ${end} instead.`;
}

/**
 * Refuses old addresses that do not work on every host.
 * @param pages the paths of all pages
 * @param files the names of all files of the site
 * @throws {BuildError} with each of them and what to do about it
 */
export function refuseOldAddresses(
  redirects: Readonly<Record<string, string>>,
  pages: readonly string[],
  files: ReadonlySet<string>,
): void {
  const old = new Map(Object.entries(redirects));
  const faults = [...old].flatMap((each) => {
    const fault = faultOf(each, old, pages, files);
    return fault ? [`  ${each.join(" → ")}: ${fault}`] : [];
  });
  if (faults.length > 0)
    throw new BuildError(
      ["Old addresses (facts/redirects.ts, or `formerly` of an article):", ...faults].join("\n"),
    );
}
