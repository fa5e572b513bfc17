import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { LanguageSwitch, PageLanguages } from "./language-switch.tsx";

vi.mock("../router/languages.ts", () => ({
  languageLinks: {
    others: [
      {
        language: "ar-TN",
        name: "العربية",
        home: "الرئيسية",
        base: "/ar",
        pages: ["/", "/contact"],
      },
      { language: "fr-TN", name: "Français", home: "Accueil", base: "/fr", pages: ["/"] },
    ],
  },
}));

vi.mock("virtual:drawing/languages", () => ({
  default: { "ar-TN": { width: 2, height: 1, viewBox: "0 0 400 200", path: "M0 0h400v200z" } },
}));

/** The addresses that links lead to, on a page. */
const hrefs = (links: React.ReactElement, page: string) => {
  const router = createMemoryRouter([{ path: "*", element: links }], { initialEntries: [page] });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
};

it("the header leads to the languages that have the page, and to no other", () => {
  expect(hrefs(<PageLanguages />, "/")).toEqual(["/ar/", "/fr/"]);
  expect(hrefs(<PageLanguages />, "/contact")).toEqual(["/ar/contact"]);
  expect(hrefs(<PageLanguages />, "/about")).toEqual([]);
});

it("so does the menu; the footer leads to the home page of the others", () => {
  expect(hrefs(<LanguageSwitch homes={false} />, "/contact")).toEqual(["/ar/contact"]);
  expect(hrefs(<LanguageSwitch />, "/contact")).toEqual(["/ar/contact", "/fr/"]);
});

it("a name in letters that the page's fonts lack is drawn, and still called so", () => {
  const router = createMemoryRouter([{ path: "/", element: <PageLanguages /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toMatch(/<svg role="img" aria-label="العربية"[^>]*><path d="M0 0h400v200z"/);
  expect(html).toContain(">Français</a>");
});
