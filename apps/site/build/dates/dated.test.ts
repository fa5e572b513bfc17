import { describe, expect, it } from "vitest";
import { behind, dated } from "./dated.ts";

const before = new Map([
  ["/", { day: "2026-03-01", hash: "a1" }],
  ["/about", { day: "2026-02-01", hash: "b1" }],
]);
const text = (path: string, hash: string, published?: string) => ({ path, hash, published });
const same = [text("/", "a1"), text("/about", "b1")];
const today = "2026-05-05";

describe("dated", () => {
  it("keeps the day of a text that is as it was", () => {
    expect(dated(before, same, today)).toEqual(before);
  });

  it("gives today to a text that has changed, and no other", () => {
    const now = dated(before, [text("/", "a2"), text("/about", "b1")], today);
    expect(now.get("/")).toEqual({ day: today, hash: "a2" });
    expect(now.get("/about")?.day).toBe("2026-02-01");
  });

  it("gives a new page the day of its publication, or else today", () => {
    const now = dated(before, [text("/case", "c", "2026-04-01"), text("/prices", "d")], today);
    expect(now.get("/case")?.day).toBe("2026-04-01");
    expect(now.get("/prices")?.day).toBe(today);
  });

  it("gives today to a published page whose text has changed, and forgets one that is gone", () => {
    const now = dated(before, [text("/about", "b2", "2026-02-01")], today);
    expect([...now]).toEqual([["/about", { day: today, hash: "b2" }]]);
  });
});

describe("behind", () => {
  it("names what has changed or is new", () => {
    expect(behind(before, same)).toEqual([]);
    expect(behind(before, [text("/", "a2"), text("/about", "b1"), text("/new", "n")])).toEqual([
      "/",
      "/new",
    ]);
  });

  it("does not name what a clock put online since, nor what it took away", () => {
    expect(behind(before, [...same, text("/case", "c", "2026-03-02")])).toEqual([]);
    expect(behind(before, [...same, text("/case", "c", "2026-02-02")])).toEqual(["/case"]);
    expect(behind(before, same.slice(1))).toEqual([]);
  });

  it("names every page where no day can be read", () => {
    expect(behind(new Map(), [...same, text("/case", "c", "2026-03-02")])).toHaveLength(3);
  });
});
