import { inLanguage, languages } from "@kolam/content/facts/languages";
import { landings, paths, serviceIds, storyIds } from "@kolam/content/facts/paths";
import { fileOf } from "../../prerender/page-file.ts";

const KB = 1024;

/** How much a site has; some limits grow with it. */
export interface SiteCounts {
  readonly pages: number;
  readonly services: number;
  readonly stories: number;
  /** Besides the first one. */
  readonly languages: number;
}

const [first] = languages;

const ours: SiteCounts = {
  // The scripts name those of the first language too.
  pages: Object.values(paths).filter(({ path }) => inLanguage(first, path)).length,
  services: serviceIds.length,
  stories: storyIds.length,
  languages: languages.length - 1,
};

/**
 * What one page adds to every other, in bytes: its address, title, description and route to the script (217, measured
 * with real words), its link in the footer to the HTML (15 to 30).
 */
const perPage = { script: 250, html: 30 } as const;

/** What a language adds to each page: its link, the names of the versions, and which pages it has (25 to 63 measured). */
const perLanguage = { script: 400, html: 64 } as const;

/** What a frame or a film adds to its own page, with its styles and the memory of consent (0.9 and 4.1 KB measured). */
export const perMedia = { script: 4.5 * KB, html: KB, css: 3_000 } as const;

/** What a service adds besides: its facts, and its places in menu, lists and forms. */
const perService = { script: 100, html: 50 } as const;

/** The limits of one kind of pages, in bytes: HTML and scripts with gzip, without words and drawings; CSS as it is. */
export interface PageLimits {
  readonly kind:
    | "most pages"
    | "blog and openings"
    | "home and services"
    | "portfolio"
    | "cases"
    | "landing pages";
  readonly html: number;
  /** What runs after hydration. Not measured on pages that are mostly a form. */
  readonly script: number;
  /** CSS and elements, where drawings of our work need more than the SEO audit advises. */
  readonly css?: number;
  readonly elements?: number;
}

/** The limits for a page by its file: the least for a site without pages, and an allowance for each that it has. */
export function pageLimits(file: string, counts: SiteCounts = ours): PageLimits {
  const { pages, services, stories } = counts;
  const of = (kind: "html" | "script") =>
    perPage[kind] * pages + perService[kind] * services + perLanguage[kind] * counts.languages;
  const [html, script] = [of("html"), of("script")];
  if (file === fileOf(paths.portfolio.path)) {
    // It shows all stories, each with a drawing.
    return {
      kind: "portfolio",
      html: 15 * KB + 0.75 * KB * stories + html,
      script: 123.5 * KB + 0.875 * KB * stories + script,
      css: 68_000 + 1_750 * stories,
      elements: 320 + 2 * pages + 90 * stories,
    };
  }
  if (file === fileOf(paths.home.path) || file.startsWith(`${paths.services.path}/`.slice(1))) {
    return {
      kind: "home and services",
      html: 23.125 * KB + html,
      script: 139 * KB + script,
      css: 87_500,
    };
  }
  if (file.startsWith(`${paths.portfolio.path}/`.slice(1))) {
    // The drawing of the work, and any section.
    return { kind: "cases", html: 21.25 * KB + html, script: 136.25 * KB + script, css: 87_500 };
  }
  if (landings.some((slug) => file === fileOf(`/${slug}`))) {
    // A form, and any section.
    return {
      kind: "landing pages",
      html: 21.75 * KB + html,
      script: 151.5 * KB + script,
      css: 87_500,
    };
  }
  const most = {
    kind: "most pages",
    html: 19.5 * KB + html,
    script: 136.25 * KB + script,
  } as const;
  const isBlog = file.startsWith(paths.blog.path.slice(1));
  if (!isBlog && file !== fileOf(paths.careers.path)) return most;
  // Articles show covers and mark the section that is read.
  return {
    ...most,
    kind: "blog and openings",
    html: 20.0625 * KB + html,
    ...(isBlog ? { css: 87_500 } : {}),
  };
}

/** Limits of the whole site, whatever its pages. */
export const siteLimits = {
  firstScript: 3 * KB,
  /** Advice: how much of a page may be words before it is slow on a poor connection. The sample uses four fifths. */
  words: { html: 12.5 * KB, script: 22 * KB },
  fonts: 42 * KB,
  /** The letters of a script such as Devanagari, with all that joins them. */
  scriptFonts: 96 * KB,
  /** Some networks do not show heavier ones. */
  socialCard: 80 * KB,
} as const;
