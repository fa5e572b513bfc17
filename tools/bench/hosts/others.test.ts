import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { othersOf } from "./others.ts";

describe("othersOf", () => {
  let folder = "";

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "others-"));
    writeFileSync(join(folder, "index.html"), "<h1>Home</h1>");
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it("returns the folders of sites by name", () => {
    expect(othersOf([`wind=${folder}`, `star-light=${folder}`])).toEqual({
      wind: folder,
      "star-light": folder,
    });
    expect(othersOf([])).toEqual({});
  });

  it("says what is wrong with an option", () => {
    expect(() => othersOf([folder])).toThrow("expected a name and a folder");
    expect(() => othersOf([`wind=${folder}/nowhere`])).toThrow("there is no ");
    expect(() => othersOf([`wind=${folder}`, `wind=${folder}`])).toThrow("a wind in this run");
  });
});
