import { type Finding, forEach, type LiveSite, type Look } from "./live-site.ts";

const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? "";

/** Checks that search engines find the pages of a live site, and none of a preview. */
export const lookAtIndexing: Look = async ({ rules, files, send }: LiveSite) => {
  const found: Finding[] = await forEach(rules.pages, async (path) => {
    const { status, headers, body } = await send({ path });
    if (status !== 200) return [];
    const header = headers["x-robots-tag"]?.toString() ?? "";
    const meta = robotsOf(body.toString());
    const wants = !rules.isPreview && !/noindex/.test(robotsOf(files.get(path)?.toString() ?? ""));
    const isKeptOut = [header, meta].map((text) => /noindex|none/.test(text));
    if (wants && isKeptOut.some(Boolean)) {
      const what = `Search engines are kept out: X-Robots-Tag “${header}”, robots “${meta}”.`;
      return [{ where: path, what, fix: "Deploy a build without NOINDEX, and no such header." }];
    }
    if (!rules.isPreview || isKeptOut.every(Boolean)) return [];
    const what = `A preview can be indexed: X-Robots-Tag “${header}”, robots “${meta}”.`;
    return [{ where: path, what, fix: "Deploy a build with NOINDEX=1, and its headers." }];
  });
  const { body } = await send({ path: "/robots.txt" });
  if (!/^Disallow: \/\s*$/m.test(body.toString())) return found;
  const what = "It keeps crawlers out, who then cannot read what is to be indexed and what is not.";
  return [...found, { where: "/robots.txt", what, fix: "Deploy the build’s own robots.txt." }];
};
