/** The texts of a page that its policy names by their hashes: its styles and its own script. */
const hashed = (html: string): string =>
  [...html.matchAll(/<(style|script)(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/\1>/g)]
    .map(([, , text]) => text)
    .join("\n");

/** How services between a host and its visitors rewrite pages, and how to turn that off. */
const rewritings: readonly {
  readonly is: (own: string, live: string) => boolean;
  readonly what: string;
  readonly fix: string;
}[] = [
  {
    is: (_, live) => /email-protection#|data-cfemail=/.test(live),
    what: "Its e-mail addresses are hidden from visitors whose scripts have not come.",
    fix: "Turn off Email Address Obfuscation at Cloudflare, or what removes the comments that forbid it.",
  },
  {
    is: (_, live) => /rocket-loader|type="[\da-f]+-(?:module|text\/javascript)"/.test(live),
    what: "Its scripts are held back by another script, which the policy does not allow.",
    fix: "Turn off Rocket Loader at Cloudflare.",
  },
  {
    is: (_, live) => /\bdata-pagespeed-|\.pagespeed\.\w+\./.test(live),
    what: "Its pictures and files have been replaced by copies, some of which only a script shows.",
    fix: "Turn off PageSpeed at the host or in front of it: the build has made the copies.",
  },
  {
    is: (own, live) =>
      own.split("<script").length === live.split("<script").length && hashed(own) !== hashed(live),
    what: "Its styles or its first script are written otherwise, so that its policy refuses them.",
    fix: "Turn off what minifies CSS and scripts in pages: the build has done so.",
  },
  {
    is: (own, live) =>
      own.includes("<!--$-->") && live.includes("</body>") && !live.includes("<!--$-->"),
    what: "Its comments are removed, so that React renders it a second time in each visit.",
    fix: "Turn off what minifies HTML at the host or in front of it: the build has done so.",
  },
  {
    is: (own, live) => live.split("<script").length > own.split("<script").length,
    what: "A script has been added to it, which the policy does not allow.",
    fix: "Turn off what the host adds to pages, such as its own statistics.",
  },
];

/** How a page has been rewritten on the way to visitors; `undefined` if unknown. */
export function rewritingOf(
  own: string,
  live: string,
): { readonly what: string; readonly fix: string } | undefined {
  const found = rewritings.find(({ is }) => is(own, live));
  return found && { what: found.what, fix: found.fix };
}
