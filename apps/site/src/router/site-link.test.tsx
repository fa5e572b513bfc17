import { shell } from "@site/texts/shell";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { SiteLink } from "./site-link.tsx";

vi.mock("./languages.ts", () => ({
  languageLinks: {
    others: [],
    first: { language: "fr-TN", called: "French", base: "/fr", pages: ["/privacy"] },
  },
}));

const markup = (link: React.ReactElement) =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "/", element: link }])} />,
  );

it("a link to a page that only the first language has says so", () => {
  const html = markup(<SiteLink href="/privacy#cookies">Cookies</SiteLink>);
  expect(html).toContain('href="/fr/privacy#cookies" hrefLang="fr-TN"');
  expect(html.replace(/<[^>]*>/g, "")).toBe(`Cookies\u00a0(${shell.inLanguage("French")})`);
});

it("a link to a page of this language says nothing more", () => {
  const html = markup(<SiteLink href="/contact">Contact</SiteLink>);
  expect(html.replace(/<[^>]*>/g, "")).toBe("Contact");
});
