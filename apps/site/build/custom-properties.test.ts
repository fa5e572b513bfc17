import { describe, expect, it } from "vitest";
import { shorten, shortPropertyNames } from "./custom-properties.ts";

describe("short names of custom properties", () => {
  it("gives the shortest to the one that is named most often", () => {
    const names = shortPropertyNames(["a{--rare:1}b{color:var(--often);top:var(--often)}"], []);
    expect([...names]).toEqual([
      ["--often", "--a"],
      ["--rare", "--b"],
    ]);
  });

  it("names more than there are letters, each its own", () => {
    const css = Array.from({ length: 2_900 }, (_, index) => `--n${index}:0`).join(";");
    const names = shortPropertyNames([css], []);
    expect(new Set(names.values()).size).toBe(2_900);
  });

  it("leaves alone what a script sets or reads", () => {
    const css = "a{--shift:0;--other:0;left:var(--shift)}";
    const names = shortPropertyNames([css], ['element.style.setProperty("--shift", x)']);
    expect(shorten(css, names)).toBe("a{--shift:0;--a:0;left:var(--shift)}");
  });

  it("does not touch class names that hold two hyphens", () => {
    const css = ".x--rare{--rare:1}";
    expect(shorten(css, shortPropertyNames([css], []))).toBe(".x--rare{--a:1}");
  });
});
