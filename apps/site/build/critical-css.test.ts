import { describe, expect, test } from "vitest";
import { splitStyles } from "./critical-css.ts";

const face = (file: string) =>
  `@font-face{font-family:Anek;src:url(${file})format("woff2");font-display:swap}`;

describe("font faces", () => {
  const local = `@font-face{font-family:Fallback;src:local("Arial");size-adjust:93%}`;
  const css = face("/assets/headings.woff2") + face("/assets/text.woff2") + local;
  const { critical, late } = splitStyles(css, [], ["/assets/headings.woff2"]);

  test("a font that is fetched with the page, and the system's own, are there for the first paint", () => {
    expect(critical).toContain("headings.woff2");
    expect(critical).toContain("local(");
  });

  test("a font that is not is asked for by the late styles, once", () => {
    expect(critical).not.toContain("text.woff2");
    expect(late).toBe(face("/assets/text.woff2"));
  });
});

test("blocks of the same layer that come to follow each other are one", () => {
  const { late } = splitStyles(
    "@layer k.a{p{order:1}}@layer k.a{q{order:2}}@layer k.b{q{order:3}}",
    [],
    [],
  );
  expect(late).toBe("@layer k.a{p{order:1}q{order:2}}@layer k.b{q{order:3}}");
});
