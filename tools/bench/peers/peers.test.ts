import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { copyInto, peerFolder } from "./peers.ts";

const copied = mkdtempSync(join(tmpdir(), "peers-"));
afterAll(() => rmSync(copied, { recursive: true }));

it.each(["astro", "next"] as const)(
  "every file that the %s peer takes from us is there",
  (name) => {
    copyInto(copied);
    const folders = name === "astro" ? "src" : "{app,components}";
    const sources = globSync(`${folders}/**/*.{astro,ts,tsx}`, { cwd: peerFolder(name) });
    const taken = sources.flatMap((file) =>
      [
        ...readFileSync(join(peerFolder(name), file), "utf8").matchAll(/copied\/([\w.-]+\.\w+)/g),
      ].map(([, path = ""]) => path),
    );
    expect(taken).toEqual(expect.arrayContaining(["words.json", "display.woff2"]));
    expect(taken.filter((path) => !existsSync(join(copied, path)))).toEqual([]);
  },
);
