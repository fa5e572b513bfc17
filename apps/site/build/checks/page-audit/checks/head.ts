import { linksWithRel, metaContent, metasNamed } from "@kolam/seo-audit/page";
import { company } from "@site/facts/company";
import { feeds, icons, manifestPath } from "../../../../src/seo/site-files.ts";
import { cardPath, cardSize } from "../../../../src/seo/social-card.ts";
import type { BuiltPage, BuiltSite } from "../built-site.ts";
import type { Problem } from "../problem.ts";

/** The `meta` elements that every head has exactly once. */
const once = [
  "description",
  "keywords",
  "robots",
  "viewport",
  "og:title",
  "og:description",
  "og:type",
  "og:image",
  "og:image:width",
  "og:image:height",
  "og:image:alt",
  "twitter:card",
  "twitter:image",
  "twitter:image:alt",
] as const;

/** The links that every head has. */
const named: Readonly<Record<string, readonly string[]>> = {
  icon: [icons.ico, icons.svg],
  "apple-touch-icon": [icons.touch],
  manifest: [manifestPath],
  alternate: feeds.map(({ path }) => path),
};

const { width, height } = cardSize;

/** The problems of a head that are specific to this site. */
export function headProblems(page: BuiltPage, site: BuiltSite): Problem[] {
  const { model, path, meta } = page;
  const problems: Problem[] = [];
  const report = (problem: string, fix: string) => problems.push({ page: path, problem, fix });
  for (const name of once) {
    const found = metasNamed(model, name).filter(({ content }) => content !== "").length;
    if (found !== 1)
      report(`It has ${found} meta elements “${name}”.`, "Write it once, in src/seo/head.");
  }
  const canonicals = linksWithRel(model, "canonical").length;
  if (canonicals !== (meta.path === null ? 0 : 1)) {
    report(
      `It has ${canonicals} canonical links.`,
      meta.path === null
        ? "Not-found has no address of its own: leave it out."
        : "Make pageTags() write one.",
    );
  }
  const noindex = metaContent(model, "robots").includes("noindex");
  if (noindex === meta.indexable) {
    report(
      `Its robots directive is “${metaContent(model, "robots")}”.`,
      `Set indexable of the page in paths.ts to ${noindex}, or fix pageTags().`,
    );
  }
  if (model.lang.value !== company.language) {
    report(
      `Its language is “${model.lang.value ?? ""}”.`,
      `Set lang to ${company.language} in document.tsx.`,
    );
  }
  if (metasNamed(model, "theme-color").length !== 2) {
    report("It has no theme colour for each theme.", "Keep both theme-color elements in siteTags.");
  }
  for (const [rel, paths] of Object.entries(named)) {
    const found = linksWithRel(model, rel).map(({ href }) => href);
    for (const path of paths) {
      if (!found.includes(site.base + path))
        report(`It has no link “${rel}” to ${path}.`, "Keep it in siteTags.");
    }
  }
  cardProblems(page, site, report);
  return problems;
}

function cardProblems(
  { model, meta }: BuiltPage,
  site: BuiltSite,
  report: (problem: string, fix: string) => void,
): void {
  const address = cardPath(meta.path);
  for (const name of ["og:image", "twitter:image"]) {
    const found = metaContent(model, name);
    if (found.replace(/(?:\.[0-9a-f]{8})?\.(?:png|jpg)$/, ".png") !== `${site.siteUrl}${address}`) {
      report(
        `Its ${name} is “${found}”.`,
        `Make firstPageTags() use the card of the page, ${address}.`,
      );
    }
  }
  const size = `${metaContent(model, "og:image:width")}x${metaContent(model, "og:image:height")}`;
  if (size !== `${width}x${height}`) {
    report(`Its social card is said to be ${size}.`, `Cards are ${width}x${height}.`);
  }
}
