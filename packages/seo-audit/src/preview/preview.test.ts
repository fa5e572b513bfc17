import { describe, expect, it } from "vitest";
import { audit } from "../audit.ts";
import { cleanPage, cleanUrl } from "../testing/clean-page.ts";

describe("searchPreview", () => {
  it("shows title, description and address", () => {
    const { search } = audit(cleanPage, { url: cleanUrl });
    expect(search).toMatchObject({
      title: { text: "A website for your first shop: what to plan | Clean", cut: false },
      titleFrom: "title",
      descriptionFrom: "description",
      siteName: "Clean",
      address: "clean.example › guides › first-shop-website",
    });
  });

  it("falls back to the heading and the first long paragraph", () => {
    const { search } = audit(
      `<h1>Cups</h1><p>Short.</p><p>${"All our cups are made by hand in the old town. ".repeat(9)}</p>`,
    );
    expect(search.title.text).toBe("Cups");
    expect(search.titleFrom).toBe("heading");
    expect(search.descriptionFrom).toBe("content");
    expect(search.description.cut).toBe(true);
    expect(search.description.text.endsWith("…")).toBe(true);
    expect(search.address).toBe("");
  });
});

describe("socialPreview", () => {
  it("prefers X tags, then Open Graph, then the page itself", () => {
    const { social } = audit(
      `<title>Page</title><meta property="og:title" content="Graph"><meta name="twitter:image" content="/x.png">
       <meta name="twitter:card" content="summary_large_image"><link rel="canonical" href="https://a.example/b/"><p>x</p>`,
    );
    expect(social.openGraph).toMatchObject({ title: "Graph", image: "", site: "a.example" });
    expect(social.twitter).toMatchObject({
      card: "summary_large_image",
      title: "Graph",
      image: "https://a.example/x.png",
    });
  });
});
