import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { factsOfRoute, pageIds, paths } from "@kolam/content/model/pages/paths";
import { expect, it } from "vitest";
import { changes, checkSaid, linesOf } from "./said.ts";

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

it("a page that says something else than on its date is refused, until that is accepted", () => {
  const folder = mkdtempSync(join(tmpdir(), "said-"));
  const publish = (kept: string) => {
    for (const id of pageIds.filter((each) => paths[each].group === "legal")) {
      const file = join(folder, "site", `${factsOfRoute(id).path}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, page(kept));
    }
  };
  const check = (accept = false) => checkSaid(join(folder, "site"), accept, join(folder, "said"));
  try {
    publish("two years");
    expect(check().join()).toContain("privacy");
    expect(check(true)).toEqual([]);
    expect(check()).toEqual([]);
    publish("three years");
    expect(check).toThrow("- Kept two years\n+ Kept three years");
    check(true);
    expect(check()).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
