import { expect, it } from "vitest";
import { changes, linesOf } from "./said.ts";

const page = (kept: string) =>
  `<html><body><nav><p>Menu</p></nav><main class="a"><nav><ol><li>On this page</li></ol></nav><h1>Pri­vacy</h1><p><time datetime="2026-01-01">Since January</time></p><table><tr><th>Theme</th><td>until <b>cleared</b></td></tr></table><ul><li>Kept ${kept}</li></ul></main><footer>© 2026</footer></body></html>`;

it("reads what a page says, and nothing around it", () => {
  expect(linesOf(page("two years"))).toEqual([
    "Privacy",
    "Since January",
    "Theme until cleared",
    "Kept two years",
  ]);
});

it("names the lines that are not as they were on the page's date", () => {
  expect(changes(linesOf(page("two years")), linesOf(page("three years")))).toEqual([
    "- Kept two years",
    "+ Kept three years",
  ]);
  expect(changes(linesOf(page("two years")), linesOf(page("two years")))).toEqual([]);
});
