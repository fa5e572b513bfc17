import { formPages, pageIds, paths } from "@kolam/content/model/pages/paths";
import { redirectFor } from "@kolam/content/model/pages/redirect-for";
import type { ComponentType } from "react";
import {
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  redirectDocument,
} from "react-router-dom";
import type { ArticleSource, FilePages, Missing } from "./articles/article-source.ts";
import { fileFolders, type PagedList } from "./articles/data-files.ts";
import { OtherBuildError } from "./articles/fetch-data.ts";
import { base } from "./base.ts";
import type { RouteId } from "./seo/page-ref.ts";
import { PageError } from "./shell/page-error.tsx";
import { Root } from "./shell/root.tsx";

/**
 * The code of every page. A page of `paths` without an entry is a type error. The file of page `x`
 * is always `pages/x/x-page.tsx`: the build finds each page's styles by that rule.
 */
export const pages: { readonly [Id in RouteId]: () => Promise<ComponentType> } = {
  home: async () => (await import("./pages/home/home-page.tsx")).HomePage,
  about: async () => (await import("./pages/about/about-page.tsx")).AboutPage,
  services: async () => (await import("./pages/services/services-page.tsx")).ServicesPage,
  "software-development": async () =>
    (await import("./pages/software-development/software-development-page.tsx"))
      .SoftwareDevelopmentPage,
  "web-development": async () =>
    (await import("./pages/web-development/web-development-page.tsx")).WebDevelopmentPage,
  "mobile-development": async () =>
    (await import("./pages/mobile-development/mobile-development-page.tsx")).MobileDevelopmentPage,
  "digital-marketing": async () =>
    (await import("./pages/digital-marketing/digital-marketing-page.tsx")).DigitalMarketingPage,
  seo: async () => (await import("./pages/seo/seo-page.tsx")).SeoPage,
  ecommerce: async () => (await import("./pages/ecommerce/ecommerce-page.tsx")).EcommercePage,
  design: async () => (await import("./pages/design/design-page.tsx")).DesignPage,
  branding: async () => (await import("./pages/branding/branding-page.tsx")).BrandingPage,
  blog: async () => (await import("./pages/blog/blog-page.tsx")).BlogPage,
  article: async () => (await import("./pages/article/article-page.tsx")).ArticlePage,
  case: async () => (await import("./pages/case/case-page.tsx")).CasePage,
  opening: async () => (await import("./pages/opening/opening-page.tsx")).OpeningPage,
  careers: async () => (await import("./pages/careers/careers-page.tsx")).CareersPage,
  contact: async () => (await import("./pages/contact/contact-page.tsx")).ContactPage,
  quote: async () => (await import("./pages/quote/quote-page.tsx")).QuotePage,
  prices: async () => (await import("./pages/prices/prices-page.tsx")).PricesPage,
  proof: async () => (await import("./pages/proof/proof-page.tsx")).ProofPage,
  landing: async () => (await import("./pages/landing/landing-page.tsx")).LandingPage,
  portfolio: async () => (await import("./pages/portfolio/portfolio-page.tsx")).PortfolioPage,
  "seo-analyzer": async () =>
    (await import("./pages/seo-analyzer/seo-analyzer-page.tsx")).SeoAnalyzerPage,
  privacy: async () => (await import("./pages/privacy/privacy-page.tsx")).PrivacyPage,
  terms: async () => (await import("./pages/terms/terms-page.tsx")).TermsPage,
  accessibility: async () =>
    (await import("./pages/accessibility/accessibility-page.tsx")).AccessibilityPage,
  sitemap: async () => (await import("./pages/sitemap/sitemap-page.tsx")).SitemapPage,
  "thank-you": async () => (await import("./pages/thank-you/thank-you-page.tsx")).ThankYouPage,
  "not-found": async () => (await import("./pages/not-found/not-found-page.tsx")).NotFoundPage,
};

/** Whether a page waits for the visitor's first interaction before it becomes interactive. */
export function waitsForInteraction(id: RouteId): boolean {
  return id !== "landing" && id !== "opening" && !formPages.some((form) => form === id);
}

/** Sends an address that older links use to the page that has taken its place, as the host does. */
function redirectOldAddress({ request }: LoaderFunctionArgs): null {
  const { pathname, search, hash } = new URL(request.url);
  const canonical = redirectFor(pathname.slice(base.length));
  if (canonical !== undefined) throw redirect(canonical + search + hash, 301);
  return null;
}

/**
 * Loads data, or the not-found page if there is none. Data that another deploy wrote leads to a
 * full load.
 */
function withData<Data>(load: (args: LoaderFunctionArgs) => Promise<Data | null>) {
  return async (args: LoaderFunctionArgs): Promise<Data | Missing> => {
    redirectOldAddress(args);
    try {
      return (await load(args)) ?? { Missing: await pages["not-found"]() };
    } catch (error) {
      if (error instanceof OtherBuildError) throw redirectDocument(args.request.url);
      throw error;
    }
  };
}

/**
 * The `lazy` of a page's route. A function, because React Router shows an empty page when code that
 * is given as an object cannot be fetched and the route has no loader.
 */
const codeOf = (id: RouteId) => async () => ({ Component: await pages[id]() });

/** Where the fixed pages that have data get it. */
const loaders: Partial<Record<RouteId, (articles: ArticleSource) => Promise<object | null>>> = {
  blog: (articles) => articles.list(1),
  portfolio: (articles) => articles.portfolio(1),
  proof: (articles) => articles.figures(),
  sitemap: (articles) => articles.sitemap(),
};

/** The number of a page of a list in its address. The first page is the list itself. */
const furtherPage = /^(?:[2-9]|[1-9]\d+)$/;

/**
 * The one route table.
 * @param articles where articles, cases, landing pages and the pages of lists come from
 */
export function createRoutes(articles: ArticleSource): RouteObject[] {
  const fixedPages = pageIds.map((id): RouteObject => {
    const load = loaders[id];
    return {
      id,
      path: paths[id].path,
      lazy: codeOf(id),
      ...(load && { loader: withData(() => load(articles)) }),
    };
  });
  /** The pages of a list after its first. */
  const listRoute = (
    id: PagedList,
    list: (page: number) => Promise<object | null>,
  ): RouteObject => ({
    id: `${id}-page`,
    path: `${paths[id].path}/page/:page`,
    loader: withData(async ({ params: { page = "" } }) =>
      furtherPage.test(page) ? list(Number(page)) : null,
    ),
    lazy: codeOf(id),
  });
  /**
   * The pages of a kind whose text is a file. The scripts do not know which there are: what has no
   * data is not found.
   */
  const fileRoute = (id: keyof FilePages): RouteObject => ({
    id,
    path: `${fileFolders[id]}/:slug`,
    loader: withData(async ({ params }) => {
      const data = await articles.page(id, params.slug ?? "");
      if (!data || !("story" in data)) return data;
      return (await import("./artefacts/load-artefact.ts")).withArtefact(data);
    }),
    lazy: codeOf(id),
  });
  return [
    {
      Component: Root,
      children: [
        {
          // Below the root, so that header and footer stay when a page fails.
          ErrorBoundary: PageError,
          children: [
            ...fixedPages,
            listRoute("blog", articles.list),
            listRoute("portfolio", articles.portfolio),
            fileRoute("article"),
            fileRoute("case"),
            fileRoute("opening"),
            fileRoute("landing"),
            {
              id: "not-found",
              path: "*",
              loader: redirectOldAddress,
              lazy: codeOf("not-found"),
            },
          ],
        },
      ],
    },
  ];
}
