import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { themeScript, themeScriptHash } from "./theme.ts";

/** The `data-theme` of a page on which the script runs. */
function shown(script: string, kept: Readonly<Record<string, string>> | undefined): unknown {
  const dataset: { theme?: string } = {};
  const localStorage = {
    getItem(key: string) {
      if (!kept) throw new Error("Access is denied.");
      return kept[key] ?? null;
    },
  };
  runInNewContext(script, { localStorage, document: { documentElement: { dataset } } });
  return dataset.theme;
}

describe("the theme script", () => {
  it.each([
    ["light", { theme: "light" }, "light"],
    ["dark", { theme: "dark" }, "dark"],
    ["nothing", {}, undefined],
    ["something else", { theme: '"><script>' }, undefined],
    ["a choice of another key", { other: "dark" }, undefined],
    ["a storage that is refused", undefined, undefined],
  ])("with %s kept shows the right theme", (_, kept, expected) => {
    expect(shown(themeScript(), kept)).toBe(expected);
  });

  it("reads the given key, whatever it contains", () => {
    const key = `</script><!--"'`;
    expect(shown(themeScript(key), { [key]: "dark" })).toBe("dark");
    expect(themeScript(key)).not.toContain("<");
  });

  it("has the hash that the documents give", () => {
    const hash = createHash("sha256").update(themeScript()).digest("base64");
    expect(themeScriptHash).toBe(`sha256-${hash}`);
  });
});
