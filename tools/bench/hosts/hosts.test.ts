import { describe, expect, it } from "vitest";
import { startHosts } from "./hosts.ts";

describe("startHosts", () => {
  it("refuses two hosts with the same name", async () => {
    await expect(startHosts({ floor: "dist" })).rejects.toThrow("called floor");
    await expect(startHosts({ astro: "a" }, { astro: "b" })).rejects.toThrow("called astro");
  });
});
