import { assertHeaders, checks, type Traits } from "@kolam/site/hosts/checks";
import { type Finding, forEach, type LiveSite, type Look, reasonOf } from "./live-site.ts";
import { rewritingOf } from "./rewritten.ts";

/** The fix for the checks of a group; the other groups run only against test servers. */
const fixes: Readonly<Record<string, string>> = {
  pages: "Deploy the build’s own headers for this host: see docs/deploy.md.",
  moved: "Deploy the build’s own redirects for this host: see docs/deploy.md.",
  "trailing slash": "Deploy the build’s own redirects for this host: see docs/deploy.md.",
  ".html": "Deploy the build’s own redirects for this host: see docs/deploy.md.",
  "404": "Let the host answer unknown paths with 404.html and the status 404.",
  br: "Turn Brotli on at the host, or deploy build-out/served, which has compressed files.",
  gzip: "Turn gzip on at the host, or deploy build-out/served, which has compressed files.",
  conditional: "Let the host send ETags, so that nothing is loaded twice.",
};

/**
 * Some hosts redirect the other spellings of a page for the time being only, which they do not let
 * us change.
 */
const onAnyHost: Traits = { ranges: true, tidies: false, spellings: [301, 307, 308] };

/**
 * Pages, redirects, unknown paths, compression and caching, as the tests ask them of every host.
 */
export const lookAtAnswers: Look = ({ rules, samples, send }) =>
  forEach(checks(rules, samples), async ({ group, name, run }) => {
    const fix = fixes[group];
    if (fix === undefined) return [];
    try {
      await run(send, onAnyHost);
      return [];
    } catch (error) {
      return [{ where: name.split(" ")[0] ?? "", what: `${name}: ${reasonOf(error)}`, fix }];
    }
  });

/** Names the build of a page. */
const buildOf = (html: string) => /data-build="([^"]+)"/.exec(html)?.[1];

/** Problems in the headers or the content of a file. */
async function lookAtFile({ send, rules, files }: LiveSite, path: string) {
  const own = files.get(path) as Buffer;
  try {
    const answer = await send({ path });
    if (answer.status !== 200) return { wrong: `It answers ${answer.status}.`, build: undefined };
    const isSame = answer.body.equals(own);
    const build = buildOf(answer.body.toString());
    if (!rules.pages.includes(path)) assertHeaders(answer, rules, path);
    if (isSame) return undefined;
    const rewriting = rewritingOf(own.toString(), answer.body.toString());
    return { wrong: "differs", build, rewriting };
  } catch (error) {
    return { wrong: reasonOf(error), build: undefined };
  }
}

/**
 * Compares every file of the build byte for byte: finds missing files, and deploys that stopped
 * halfway.
 */
export const lookAtFiles: Look = async (site) => {
  const build = buildOf(site.files.get(`${site.rules.base}/`)?.toString() ?? "");
  const found = await forEach([...site.files.keys()], async (where) => {
    const result = await lookAtFile(site, where);
    return result ? [{ where, ...result }] : [];
  });
  const others = found.filter((each) => each.build !== undefined && each.build !== build);
  if (others.length === site.rules.pages.length) {
    const names = [...new Set(others.map((each) => each.build))].join(", ");
    const what = `The whole site is another version: build ${names}, and here is build ${build}.`;
    return [
      {
        where: `${site.rules.base}/`,
        what,
        fix: "Deploy this build, or build the commit that is live.",
      },
    ];
  }
  return found.map(({ where, wrong, build: other, rewriting }): Finding => {
    if (wrong !== "differs") return { where, what: wrong, fix: "Deploy again." };
    const isOther = other !== undefined && other !== build;
    if (!isOther && rewriting) return { where, ...rewriting };
    return {
      where,
      what: isOther
        ? `It is of build ${other}, others are of ${build}: the deploy is half finished.`
        : "It is not the file of this build, byte for byte.",
      fix: "Deploy again. If that does not help, turn off what the host changes in files.",
    };
  });
};
