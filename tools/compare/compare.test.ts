import { describe, expect, it } from "vitest";
import { compareCss } from "./css-rules.ts";
import { compareFiles } from "./files.ts";
import { stringsIn } from "./scripts.ts";

const css = "@layer k{.a,.b{color:red}@media print{.a{color:#000}}}.c{margin:0}";

const page = (style = css, words = "Words", hash = "one") =>
  `<meta content="script-src 'sha256-boot'; style-src 'self' 'sha256-${hash}'"><style>${style}</style><script data-code="/assets/${hash}.js"></script><p>${words}</p>`;

/** What differs between two builds with one page. */
function compare(before: string, after: string) {
  const files = (html: string) => new Map([["dist/about.html", Buffer.from(html)]]);
  return compareFiles(files(before), files(after));
}

describe("pages of two builds", () => {
  it("are the same if only hashes and names of scripts differ", () => {
    expect(compare(page(), page(css, "Words", "two"))).toEqual({ problems: [], moved: new Map() });
  });

  it("differ by a word", () => {
    const { problems } = compare(page(), page(css, "Swords"));
    expect(problems).toEqual([expect.stringMatching(/^dist\/about\.html: .*Words.*Swords/)]);
  });

  it("differ by the hash of a script", () => {
    expect(compare(page(), page().replace("sha256-boot", "sha256-other")).problems).toHaveLength(1);
  });

  it("name the page whose rules stand in another order", () => {
    const { problems, moved } = compare(page(".a{top:0}.b{top:0}"), page(".b{top:0}.a{top:0}"));
    expect(problems).toEqual([]);
    expect([...moved.values()]).toEqual([["dist/about.html"]]);
  });
});

describe("rules", () => {
  it("are lost, also from one medium alone", () => {
    const { lost, added } = compareCss(css, css.replace("@media print{.a{color:#000}}", ""));
    expect(lost).toEqual(["@layer k { @media print { .a { color:#000"]);
    expect(added).toEqual([]);
  });

  it("differ by their layer", () => {
    const { lost, added } = compareCss("@layer k{.a{top:0}}", ".a{top:0}");
    expect([lost, added]).toEqual([["@layer k { .a { top:0"], [".a { top:0"]]);
  });

  it("are the same if those that are alike were joined", () => {
    const same = { lost: [], added: [], moved: [] };
    expect(compareCss(".a,.b{top:0;left:0}", ".a{top:0;left:0}.b{top:0;left:0}")).toEqual(same);
  });

  it("stand in another order if one is repeated later", () => {
    const rules = ".a{top:0}.b{top:1px}";
    expect(compareCss(rules, `${rules}.a{top:0}`).moved).toEqual([".a { top:0"]);
  });

  it("may stand before or after those of another layer", () => {
    expect(
      compareCss("@layer k{.a{top:0}}.c{top:0}", ".c{top:0}@layer k{.a{top:0}}").moved,
    ).toEqual([]);
  });
});

it("other files differ by a byte, and must not be gone", () => {
  const files = (content: string) => new Map([["dist/feed.xml", Buffer.from(content)]]);
  expect(compareFiles(files("old"), files("new")).problems).toHaveLength(1);
  expect(compareFiles(files("old"), new Map()).problems).toEqual(["dist/feed.xml is gone."]);
});

it("the texts of scripts are those of strings and templates", () => {
  expect(stringsIn("const a = `x` + 'y'; import './z.js'")).toEqual(["x", "y", "./z.js"]);
});
