import { describe, expect, it } from "vitest";
import { audit } from "./audit.ts";
import type { CheckId } from "./checks.ts";
import { cleanPage, cleanUrl, inMain } from "./testing/clean-page.ts";
import type { AuditOptions, CheckStatus } from "./types.ts";

/** The limits of the checks: where they do not apply, and what only looks like a fault. */

const clean: AuditOptions = { url: cleanUrl };

function statusesOf(html: string, options: AuditOptions = {}): ReadonlyMap<string, CheckStatus> {
  return new Map(audit(html, options).results.map(({ id, status }) => [id, status]));
}

const inLanguage = (language: string, html = cleanPage) =>
  html.replace('lang="en-IN"', `lang="${language}"`);

function expectNotApplicable(html: string, options: AuditOptions, ids: readonly CheckId[]): void {
  const statuses = statusesOf(html, options);
  expect(ids.filter((id) => statuses.get(id) !== "not-applicable")).toEqual([]);
}

describe("checks that do not apply", () => {
  it("on a nearly empty page", () => {
    expectNotApplicable("<p>x</p>", {}, [
      "crawlable-links",
      "fragment-links",
      "heading-outline",
      "heading-text",
      "hreflang",
      "image-alt",
      "image-alt-quality",
      "image-size",
      "insecure-links",
      "internal-nofollow",
      "json-ld-properties",
      "json-ld-ratings",
      "json-ld-syntax",
      "keyword-density",
      "link-text",
      "readability",
      "subheadings",
    ]);
  });

  it("on a page that stays out of search results", () => {
    const html = cleanPage.replace("index, follow, max-image-preview:large", "noindex");
    expectNotApplicable(html, { ...clean, wantsIndexing: false }, [
      "description-length",
      "description-width",
      "keyword-density",
      "readability",
      "subheadings",
      "title-length",
      "title-width",
      "word-count",
    ]);
    const robots = audit(html, { ...clean, wantsIndexing: false }).results.find(
      ({ id }) => id === "robots",
    );
    expect(robots?.found).toContain("as intended");
  });

  it("in a language that they are not made for", () => {
    expectNotApplicable(inLanguage("de"), clean, [
      "keyword-density",
      "readability",
      "title-subject",
    ]);
  });

  it("on a page that is itself served over http", () => {
    const html = inMain('<img src="http://a.example/a.png" alt="A chair" width="1" height="1">');
    expectNotApplicable(html, { url: "http://clean.example/" }, [
      "mixed-content",
      "insecure-links",
    ]);
  });
});

describe("what only looks like a fault", () => {
  it.each<[CheckId, string, string]>([
    ["crawlable-links", "a mail address with a space", '<a href="mailto:a b@c.example">Mail</a>'],
    ["crawlable-links", "a link with another role", '<a role="button" onclick="go()">Menu</a>'],
    ["crawlable-links", "a named target", '<a name="prices" rel="x">Prices</a>'],
    ["link-text", "a nofollow link", '<a rel="nofollow" href="https://b.example/">Click here</a>'],
    [
      "internal-nofollow",
      "a link to another site",
      '<a rel="nofollow" href="https://b.example/">Map</a>',
    ],
    [
      "json-ld-properties",
      "a type without rich results",
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing"}</script>',
    ],
  ])("%s: %s", (id, _name, markup) => {
    expect(statusesOf(inMain(markup), clean).get(id)).toBe("good");
  });

  it("title-subject: a site's name of several words in the title", () => {
    const name = "Hydroelectric Turbine Wholesale Company";
    const html = cleanPage
      .replace(/<title>.*<\/title>/, `<title>Plan your pages in one afternoon | ${name}</title>`)
      .replace('"og:site_name" content="Clean"', `"og:site_name" content="${name}"`);
    expect(statusesOf(html, clean).get("title-subject")).toBe("good");
  });

  it("charset: another header with the word charset", () => {
    const header = '<meta http-equiv="x" content="charset=latin-1"><meta charset';
    expect(statusesOf(cleanPage.replace("<meta charset", header), clean).get("charset")).toBe(
      "good",
    );
  });

  it("structured-data: microdata instead of JSON-LD", () => {
    const html =
      '<!doctype html><div itemscope itemtype="https://schema.org/Person"><p>x</p></div>';
    expect(statusesOf(html).get("structured-data")).toBe("good");
  });
});

describe("what depends on the address of the page", () => {
  const canonical = '<link rel="canonical" href="https://clean.example/guides/first-shop-website">';

  it("a canonical address elsewhere is a fault only when the address is known", () => {
    const html = cleanPage.replaceAll("/guides/first-shop-website", "/copy");
    expect(statusesOf(html).get("canonical")).toBe("good");
    expect(statusesOf(html, clean).get("canonical")).toBe("warning");
  });

  it("without an address, hreflang need not include the page, and a relative link is internal", () => {
    const html = inMain('<a rel="nofollow" href="/offers">Offers</a>').replace(canonical, "");
    expect(statusesOf(html).get("hreflang")).toBe("good");
    expect(statusesOf(html).get("internal-nofollow")).toBe("warning");
  });
});
