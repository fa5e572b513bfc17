import { count, quoteSome } from "../../format.ts";
import { defineCheck, error, good, notApplicable } from "../check.ts";

/** Hosts that exist only on the author's machine or network. */
const LOCAL =
  /^(?:https?:)?\/\/(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|0\.0\.0\.0|10\.\d{1,3}\.\d{1,3}\.\d{1,3}|192\.168\.\d{1,3}\.\d{1,3}|\[::1\]|[a-z\d.-]{1,200}\.(?:local|localhost|test|internal))(?=[:/?#]|$)|^file:/i;

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
      ...page.metas
        .filter(({ name }) => name === "og:url" || name === "og:image")
        .map(({ content, at }) => ({ url: content, at })),
    ].filter(({ url }) => LOCAL.test(url));
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
