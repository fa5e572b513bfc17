import { describe, expect, it } from "vitest";
import { readTool, toolIds, toolSearch } from "./tool-address.ts";

describe("the tool in the query", () => {
  it.each(toolIds)("%s is read back", (tool) => {
    expect(readTool(toolSearch(tool))).toBe(tool);
  });

  it("is the first one by default", () => {
    expect(toolSearch("simulation")).toBe("");
    for (const search of ["", "?tool=", "?tool=toString", "?other=audit"]) {
      expect(readTool(search)).toBe("simulation");
    }
  });
});
