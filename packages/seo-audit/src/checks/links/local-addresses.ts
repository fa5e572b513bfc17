import { count, quoteSome } from "../../format.ts";
import { isLocalHost } from "../../page/addresses.ts";
import { addressesIn, jsonLdBlocks } from "../../page/structured-data.ts";
import { defineCheck, error, good, notApplicable } from "../check.ts";

/** Whether an address leads to the author's machine or network. */
function isLocal(address: string): boolean {
  if (/^file:/i.test(address)) return true;
  if (!/^(?:https?:)?[\\/]{2}/i.test(address)) return false;
  const base = "https://page.invalid/";
  return URL.canParse(address, base) && isLocalHost(new URL(address, base).hostname);
}

export const localAddresses = defineCheck({
  id: "local-addresses",
  group: "links",
  title: "No local addresses",
  weight: 5,
  why: "Links to the author’s machine are broken for everybody else.",
  fix: "Replace addresses on localhost, private networks and file: with public ones.",
  run(page) {
    if (page.isLocalBuild) return notApplicable("This build is meant for a development machine.");
    const marks = [
      ...page.anchors.map(({ href = "", at }) => ({ url: href, at })),
      ...page.resources,
      ...page.links.map(({ href, at }) => ({ url: href, at })),
      ...page.metas.map(({ content, at }) => ({ url: content, at })),
      ...jsonLdBlocks(page).flatMap((block) =>
        "data" in block ? addressesIn(block.data).map((url) => ({ url, at: block.mark.at })) : [],
      ),
    ].filter(({ url }) => isLocal(url));
    const places = new Map(marks.map((mark) => [mark.at?.startOffset, mark]));
    const unique = [...places.values()];
    return unique.length === 0
      ? good("No address points to a private machine.")
      : error(
          `${count(unique.length, "address", "addresses")} that nobody else can open: ${quoteSome(unique.map(({ url }) => url))}.`,
          unique,
        );
  },
});
