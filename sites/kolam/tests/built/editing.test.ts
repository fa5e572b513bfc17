import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { folders } from "@kolam/resolve/current";
import { expect, it } from "vitest";

/** What editing leaves in what it touches: its address, its token, its bar, its editor, and its marks. */
const traces =
  /@editing|editing-token|editing\/page|aria-label="Editing"|kolam:writing|cm-content|[\u{f0000}-\u{10fffd}]/u;

it("nothing of editing is in what is built", () => {
  for (const output of ["dist", "build-out"]) {
    const cwd = join(folders.output, output);
    const files = globSync("**/*.{html,js,css,json,txt,md,xml}", { cwd });
    expect(files.length, output).toBeGreaterThan(5);
    const touched = files.filter((file) => traces.test(readFileSync(join(cwd, file), "utf8")));
    expect(touched).toEqual([]);
  }
});
