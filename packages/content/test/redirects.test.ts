import { paths } from "@kolam/content/model/pages/paths";
import { redirectFor } from "@kolam/content/model/pages/redirect-for";
import { redirects } from "@site/facts/redirects";
import { describe, expect, it } from "vitest";

const canonical = Object.values(paths).map(({ path }) => path);

describe("redirectFor", () => {
  it("does not redirect canonical paths", () => {
    for (const path of canonical) expect(redirectFor(path)).toBeUndefined();
  });

  it("removes .html and superfluous slashes from every page", () => {
    for (const path of canonical.filter((one) => one !== "/")) {
      expect(redirectFor(`${path}.html`)).toBe(path);
      expect(redirectFor(`${path}/`)).toBe(path);
      expect(redirectFor(`${path}.html/`)).toBe(path);
      expect(redirectFor(`${path}/.html`)).toBe(path);
      expect(redirectFor(`/${path}`)).toBe(path);
    }
  });

  it.each([
    ...Object.entries(redirects).flatMap(([from, to]) => [
      ...(to === "gone" ? [] : [[from, to]]),
      [`${from}.html`, to === "gone" ? from : to],
      [`${from}/`, to === "gone" ? from : to],
    ]),
    ["/home.html", "/"],
    ["/home", "/"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/.html", "/"],
    ["//", "/"],
    ["/portfolio.html", "/portfolio"],
    ["/blog/some-article.html", "/blog/some-article"],
    ["/no-such-page/", "/no-such-page"],
  ])("redirects %s to %s", (from, to) => {
    expect(redirectFor(from)).toBe(to);
  });

  it.each(["//evil.example", "///evil.example//", "//evil.example/..//", "//evil.example.html"])(
    "keeps %s on this site",
    (hostile) => {
      expect(redirectFor(hostile)).toMatch(/^\/evil\.example/);
    },
  );

  it.each([
    "/\\evil.example/",
    "\\\\evil.example/",
    "/\t/evil.example/",
    "/\n/evil.example.html",
    "/\u0000/evil.example/",
    "https://evil.example/",
    "javascript:alert(1)/",
    "evil.example.html",
    "",
    "/constructor",
    "/__proto__",
  ])("does not redirect %j", (hostile) => {
    expect(redirectFor(hostile)).toBeUndefined();
  });

  it("never redirects twice or to another site, for 20,000 random paths", () => {
    const pieces = [
      ..."/\\.?#%&:@-_ \t\n\u0000é",
      "//",
      ".html",
      "..",
      "%2f",
      "%5c",
      "evil.example",
      "https:",
      "about",
      "services",
      "seo-services",
      "ui-ux-design",
      "index",
      "__proto__",
    ];
    let state = 20_240_115;
    const next = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    for (let round = 0; round < 20_000; round += 1) {
      const parts = Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)]);
      const from = `${next(4) ? "/" : ""}${parts.join("")}`;
      const to = redirectFor(from);
      if (to === undefined) continue;
      expect(redirectFor(to), `${JSON.stringify(from)} twice`).toBeUndefined();
      expect(
        new URL(to, "https://agency.example").origin,
        `${JSON.stringify(from)} → ${JSON.stringify(to)}`,
      ).toBe("https://agency.example");
    }
  });

  // With quadratic time these would take minutes, and the test would time out.
  it("takes linear time", () => {
    for (const unit of ["/", ".html", ".html/", "\\", "a/"]) {
      expect(() => redirectFor(`/${unit.repeat(100_000)}x`)).not.toThrow();
      expect(() => redirectFor(`/${unit.repeat(100_000)}`)).not.toThrow();
    }
  });
});
