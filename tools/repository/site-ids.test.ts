import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Site } from "@kolam/resolve/sites";
import { afterAll, expect, it } from "vitest";
import { idsOf, siteIdsIn } from "./site-ids.ts";

const folder = mkdtempSync(join(tmpdir(), "kolam-ids-"));
afterAll(() => rmSync(folder, { recursive: true }));

function siteOf(name: string, files: readonly string[]): Site {
  for (const file of files) {
    const path = join(folder, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "");
  }
  return { name, folder: join(folder, name), settings: { languages: ["en", "fr"] } };
}

const mill = siteOf("mill", [
  "facts/services/flour.ts",
  "facts/services/planning.ts",
  "pages/stone-mill/page.ts",
  "pages/contact/contact-page.tsx",
  "en/cases/old-wheel.mdx",
  "fr/articles/eau-vive.mdx",
]);
const ids = idsOf([mill], siteOf("test", ["facts/services/planning.ts"]));

it("the names of a site are those that neither the machine nor its test site uses", () => {
  expect([...ids].sort()).toEqual(["eau-vive", "flour", "old-wheel", "stone-mill"]);
});

it.each([
  ['const one = "old-wheel";', ["old-wheel"]],
  ["it.each(['eau-vive'])", ["eau-vive"]],
  ['open("/services/flour")', ["flour"]],
  ['open("https://mill.example/services/flour.html?x")', ["flour"]],
  ['import { flour } from "@site/words/services/flour/page";', ["flour"]],
  ["const path = `/blog/eau-vive#top`;", ["eau-vive"]],
])("%s names one", (source, found) => expect(siteIdsIn(source, ids)).toEqual(found));

it.each([
  'value="flour"',
  "the flour",
  'say("an old-wheel")',
  "const oldWheel = 1;",
  "`/services/` + id",
])("%s names none", (source) => expect(siteIdsIn(source, ids)).toEqual([]));
