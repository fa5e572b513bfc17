import type { ComponentType } from "react";
import { articleCode, listCode } from "./navigation/article-code.ts";
import { isBuilt } from "./navigation/is-built.ts";
import type { RouteId, RouteMatch } from "./navigation/match-route.ts";

/** How the code of one route is fetched. */
export interface Route {
  /** Resolves to the page's component; rejects when the code cannot be fetched. */
  readonly load: () => Promise<ComponentType>;
  /**
   * When the page becomes interactive: on the visitor's first sign, or as soon as the browser is idle,
   * for pages that are mostly a form.
   *
   * A visit that begins on a page of the first kind never loads the page's code: its main part stays as
   * the server wrote it until another page is opened. What in it reacts to more than links is an island.
   */
  readonly hydrate: "intent" | "idle";
  /** Fetches what else the page needs before it can be shown; `null` when there is no such page. */
  readonly prepare?: (match: RouteMatch) => Promise<unknown>;
}

function content(load: Route["load"]): Route {
  return { load, hydrate: "intent" };
}

/** What a page needs that is not shown as it was written. */
function unlessBuilt(prepare: NonNullable<Route["prepare"]>): Pick<Route, "prepare"> {
  return isBuilt ? {} : { prepare };
}

function form(load: Route["load"]): Route {
  return { load, hydrate: "idle" };
}

/**
 * The one route table: every page of `paths`, the article page and the not-found page, each with its
 * code. A page in `paths` without an entry here is a type error. The file of page `x` is always
 * `pages/x/x-page.tsx`; the build finds each page's styles by that rule.
 */
export const routes: { readonly [Id in RouteId]: Route } = {
  home: content(async () => (await import("./pages/home/home-page.tsx")).HomePage),
  about: content(async () => (await import("./pages/about/about-page.tsx")).AboutPage),
  services: content(async () => (await import("./pages/services/services-page.tsx")).ServicesPage),
  "software-development": content(
    async () =>
      (await import("./pages/software-development/software-development-page.tsx"))
        .SoftwareDevelopmentPage,
  ),
  "web-development": content(
    async () =>
      (await import("./pages/web-development/web-development-page.tsx")).WebDevelopmentPage,
  ),
  "mobile-development": content(
    async () =>
      (await import("./pages/mobile-development/mobile-development-page.tsx"))
        .MobileDevelopmentPage,
  ),
  "digital-marketing": content(
    async () =>
      (await import("./pages/digital-marketing/digital-marketing-page.tsx")).DigitalMarketingPage,
  ),
  seo: content(async () => (await import("./pages/seo/seo-page.tsx")).SeoPage),
  ecommerce: content(
    async () => (await import("./pages/ecommerce/ecommerce-page.tsx")).EcommercePage,
  ),
  design: content(async () => (await import("./pages/design/design-page.tsx")).DesignPage),
  branding: content(async () => (await import("./pages/branding/branding-page.tsx")).BrandingPage),
  blog: {
    ...content(async () => (await import("./pages/blog/blog-page.tsx")).BlogPage),
    ...unlessBuilt(({ page = 1 }) => listCode.load(`${page}`)),
  },
  article: {
    load: async () => (await import("./pages/article/article-page.tsx")).ArticlePage,
    hydrate: "intent",
    ...unlessBuilt(async (match) =>
      match.id === "article" ? articleCode.load(match.slug) : undefined,
    ),
  },
  careers: form(async () => (await import("./pages/careers/careers-page.tsx")).CareersPage),
  contact: form(async () => (await import("./pages/contact/contact-page.tsx")).ContactPage),
  quote: form(async () => (await import("./pages/quote/quote-page.tsx")).QuotePage),
  portfolio: content(
    async () => (await import("./pages/portfolio/portfolio-page.tsx")).PortfolioPage,
  ),
  "seo-analyzer": form(
    async () => (await import("./pages/seo-analyzer/seo-analyzer-page.tsx")).SeoAnalyzerPage,
  ),
  privacy: content(async () => (await import("./pages/privacy/privacy-page.tsx")).PrivacyPage),
  terms: content(async () => (await import("./pages/terms/terms-page.tsx")).TermsPage),
  sitemap: content(async () => (await import("./pages/sitemap/sitemap-page.tsx")).SitemapPage),
  "thank-you": content(
    async () => (await import("./pages/thank-you/thank-you-page.tsx")).ThankYouPage,
  ),
  "not-found": content(
    async () => (await import("./pages/not-found/not-found-page.tsx")).NotFoundPage,
  ),
};
