import type * as Paths from "@kolam/content/model/pages/paths";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { Footer } from "./footer.tsx";

vi.mock("@kolam/content/model/pages/paths", async (importOriginal) => {
  const original = await importOriginal<typeof Paths>();
  const { pageIds, paths } = original;
  return { ...original, pageIds: pageIds.filter((id) => paths[id].group !== "legal") };
});

vi.mock("../router/languages.ts", () => ({
  languageLinks: {
    others: [],
    first: {
      language: "fr-TN",
      called: "French",
      base: "/fr",
      pages: ["/privacy", "/terms", "/sitemap"],
    },
  },
}));

it("links to the legal pages of the first language where this one has none", () => {
  const router = createMemoryRouter([{ path: "/", element: <Footer current="home" /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const links = [...html.matchAll(/href="(\/fr[^"]*)" hrefLang="fr-TN"/g)].map(([, href]) => href);
  expect(links).toEqual(["/fr/privacy", "/fr/terms"]);
});
