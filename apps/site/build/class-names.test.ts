import { describe, expect, it } from "vitest";
import { shortClassNames } from "./class-names.ts";

const card = ".card{color:red}.title,.card:hover .title{top:.5rem}@keyframes rise{to{top:0}}";
const bar = ".card{color:blue}";

describe("the names of classes in the built site", () => {
  const name = shortClassNames(
    new Map([
      ["ui/card.module.css", card],
      ["ui/bar.module.css", bar],
    ]),
  );

  it("are the shortest there are, neighbours beside each other", () => {
    expect(name("card", "ui/card.module.css")).toBe("a");
    expect(name("title", "ui/card.module.css")).toBe("b");
    expect(name("rise", "ui/card.module.css")).toBe("c");
  });

  it("differ between files", () => {
    expect(name("card", "ui/bar.module.css")).toBe("d");
  });

  it("are there for a class that no source declares, and clash with none", () => {
    expect(name("made", "ui/card.module.css")).toMatch(/^_[\w-]{5}$/);
    expect(name("made", "ui/card.module.css")).not.toBe(name("made", "ui/bar.module.css"));
  });

  it("are of two letters at most for two thousand classes", () => {
    const css = Array.from({ length: 2_000 }, (_, index) => `.c${index}{top:0}`).join("");
    const many = shortClassNames(new Map([["a.module.css", css]]));
    const names = Array.from({ length: 2_000 }, (_, index) => many(`c${index}`, "a.module.css"));
    expect(new Set(names).size).toBe(2_000);
    expect(Math.max(...names.map(({ length }) => length))).toBe(2);
  });
});
