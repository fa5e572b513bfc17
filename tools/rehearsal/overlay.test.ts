import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { withoutPlace } from "./overlay.ts";

const folder = mkdtempSync(join(tmpdir(), "overlay-"));
const write = (...files: readonly string[]) => {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
};

afterAll(() => rmSync(folder, { recursive: true }));

it("finds the files of an overlay whose original is gone, and lets an agency have its own", () => {
  const moved = "apps/site/src/brand/mark.ts";
  const renamed = "packages/content/src/en/services/websites/page.ts";
  write(
    "checkout/packages/content/src/facts/company.ts",
    "overlay/packages/content/src/facts/company.ts",
    "overlay/packages/content/src/en/articles/an-article.mdx",
    "overlay/packages/content/src/pictures/a picture.jpg",
    "overlay/packages/content/src/en/services/websites/a-story.ts",
    "overlay/apps/site/src/artefacts/websites/a-story.tsx",
    `overlay/${moved}`,
    `overlay/${renamed}`,
  );
  const overlay = join(folder, "overlay");
  const checkout = join(folder, "checkout");
  expect(withoutPlace(overlay, checkout)).toEqual([moved, renamed]);
});
