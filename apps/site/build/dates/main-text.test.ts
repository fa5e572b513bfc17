import { describe, expect, it } from "vitest";
import { mainText } from "./main-text.ts";

const page = (main: string) =>
  `<header>Menu</header><main id="main">${main}</main><footer>2026</footer>`;

describe("mainText", () => {
  it("is the text of main alone", () => {
    expect(mainText(page("<h1>Words</h1><script>1</script><style>a{}</style>"))).toBe("Words");
    expect(mainText("<p>No main</p>")).toBe("");
  });

  it.each([
    ["white space", "two  \n words", "two words"],
    ["a soft hyphen", "ac\u00adces\u00adsi\u00adble", "accessible"],
    ["a word joiner", "24\u2060/7", "24/7"],
    ["a protected space", "10\u00a0weeks", "10 weeks"],
    ["an element", "<b>one</b> two", "one two"],
  ])("is the same with %s", (_, one, other) => {
    expect(mainText(page(one))).toBe(mainText(page(other)));
  });

  it("is another with another word or figure", () => {
    expect(mainText(page("from ₹10,000"))).not.toBe(mainText(page("from ₹12,000")));
  });

  it("has the words of a drawing, and not what it says of other pages", () => {
    const drawn = "<svg><title>A scale</title><text>₹450</text></svg>";
    expect(mainText(page(`<ul data-others=""><li>An article</li></ul>${drawn}`))).toBe(
      "Ascale₹450",
    );
  });
});
