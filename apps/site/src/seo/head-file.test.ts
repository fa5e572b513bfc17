import { describe, expect, it } from "vitest";
import { headFile, pathOfHeadFile } from "./head-file.ts";
import { allRoutes } from "./page-meta.ts";
import { routePath } from "./route-path.ts";

describe("headFile", () => {
  it.each(allRoutes().map((match) => [routePath(match), match] as const))(
    "of %s leads back to it",
    (path, match) => {
      expect(pathOfHeadFile(headFile(match))).toBe(path);
    },
  );

  it("gives not-found a file of its own", () => {
    expect(headFile({ id: "not-found" })).toBe("/head/404.txt");
  });

  it.each(["/about", "/head/../secret.txt", "/head/.txt", "/head/a.html", "/head/%2e.txt"])(
    "takes %s for no head",
    (path) => {
      expect(pathOfHeadFile(path)).toBeUndefined();
    },
  );
});
