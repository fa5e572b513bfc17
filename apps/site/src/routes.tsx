import type { ComponentType } from "react";
import { articleCode } from "./navigation/article-code.ts";
import type { RouteId, RouteMatch } from "./navigation/match-route.ts";

/** How the code of one route is fetched. */
export interface Route {
  /** Resolves to the page's component; rejects when the code cannot be fetched. */
  readonly load: () => Promise<ComponentType>;
  /**
   * When the page becomes interactive: on the visitor's first sign, or as soon as the browser is idle,
   * for pages that are mostly a form.
   */
  readonly hydrate: "intent" | "idle";
  /**
   * True where nothing in the page's main part reacts but links. A visit that begins there never loads
   * the page's code: its main part stays as the server wrote it until another page is opened.
   */
  readonly still?: true;
  /** Fetches what else the page needs before it can be shown. */
  readonly prepare?: (match: RouteMatch) => Promise<unknown>;
}

function content(load: Route["load"]): Route {
  return { load, hydrate: "intent" };
}

function still(load: Route["load"]): Route {
  return { load, hydrate: "intent", still: true };
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
  home: still(async () => (await import("./pages/home/home-page.tsx")).HomePage),
  about: still(async () => (await import("./pages/about/about-page.tsx")).AboutPage),
  services: still(async () => (await import("./pages/services/services-page.tsx")).ServicesPage),
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
  blog: content(async () => (await import("./pages/blog/blog-page.tsx")).BlogPage),
  article: {
    load: async () => (await import("./pages/article/article-page.tsx")).ArticlePage,
    hydrate: "intent",
    prepare: async (match) => {
      if (match.id === "article") await articleCode.load(match.slug);
    },
  },
  careers: form(async () => (await import("./pages/careers/careers-page.tsx")).CareersPage),
  contact: form(async () => (await import("./pages/contact/contact-page.tsx")).ContactPage),
  quote: form(async () => (await import("./pages/quote/quote-page.tsx")).QuotePage),
  portfolio: still(
    async () => (await import("./pages/portfolio/portfolio-page.tsx")).PortfolioPage,
  ),
  "seo-analyzer": form(
    async () => (await import("./pages/seo-analyzer/seo-analyzer-page.tsx")).SeoAnalyzerPage,
  ),
  privacy: still(async () => (await import("./pages/privacy/privacy-page.tsx")).PrivacyPage),
  terms: still(async () => (await import("./pages/terms/terms-page.tsx")).TermsPage),
  sitemap: still(async () => (await import("./pages/sitemap/sitemap-page.tsx")).SitemapPage),
  "thank-you": still(
    async () => (await import("./pages/thank-you/thank-you-page.tsx")).ThankYouPage,
  ),
  "not-found": content(
    async () => (await import("./pages/not-found/not-found-page.tsx")).NotFoundPage,
  ),
};
