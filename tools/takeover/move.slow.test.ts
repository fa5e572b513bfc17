import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Moved, move } from "./move/move.ts";

const folder = mkdtempSync(join(tmpdir(), "move-"));
const ours = join(folder, "ours");
const fork = join(folder, "fork");
const author = ["-c", "user.name=Somebody", "-c", "user.email=somebody@agency.example"];

const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync("git", [...author, ...args], { cwd, stdio: "pipe" });
function write(to: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), text);
  }
}
function commit(cwd: string, message: string): void {
  git(cwd, "add", "--all");
  git(cwd, "commit", "--quiet", "--message", message);
}

const content = "packages/content/src";

/** A small version from before a site was a folder. */
const before = {
  [`${content}/facts/company-details.ts`]: "export const completed = (facts: object) => facts;\n",
  [`${content}/shapes/case.ts`]:
    "/** What a list says of a case: its client, its figure, its sentence. */\nexport interface Story {}\n",
  "apps/site/src/artefacts/artefacts.ts":
    "/** What was made in each case, by its id, where a page shows it. */\nexport type Artefacts = object;\n",
  [`${content}/facts/company.ts`]:
    'import { completed } from "./company-details.ts";\n\nexport const company = completed({ name: "Sample" });\n',
  [`${content}/facts/paths.ts`]:
    'export const paths = { home: { path: "/", group: "main", indexable: true } };\n',
  [`${content}/facts/services.ts`]:
    'import { seo } from "./services/seo.ts";\n\nexport const serviceFacts = { seo };\n',
  [`${content}/facts/services/seo.ts`]:
    'export const seo = {\n  path: "/services/seo",\n  updated: "2026-01-01",\n};\n',
  [`${content}/en/language.ts`]: 'export const language = "en-IN";\n',
  [`${content}/en/titles.ts`]: 'export const titles = { home: "Home", seo: "SEO" };\n',
  [`${content}/en/meta.ts`]:
    'export const pageWords = { home: { title: "The sample", description: "It is a sample.", keywords: [] }, seo: { title: "SEO", description: "Found.", keywords: [] } };\n',
  [`${content}/en/meta-dates.ts`]:
    'export const pageUpdated = { home: "2026-01-01", seo: "2026-01-01" };\n',
  [`${content}/en/services/service-cards.ts`]:
    'export const serviceCards = { seo: { description: "Found.", features: ["All"] } };\n',
  [`${content}/en/services/seo/page.ts`]: 'export const seo = { title: "SEO" };\n',
  [`${content}/en/limits.ts`]: "export const limits = { paint: 1 };\n",
  [`${content}/en/company-words.ts`]:
    'export const pitch = "A sample.";\n\nexport const offices = ["The first of all offices"];\n',
  [`${content}/en/shell.ts`]: 'export const shell = { menu: "Menu", close: "Close the menu" };\n',
  [`${content}/en/media.ts`]: 'export const media = { play: "Play", pause: "Pause the film" };\n',
  [`${content}/en/pages/about.ts`]:
    'import { company } from "../../facts/company.ts";\nimport { offices, pitch } from "../company-words.ts";\n\nexport const about = [company, offices, pitch];\n',
  "apps/site/src/brand/mark.ts":
    "/** The mark. */\nexport const mark = { width: 40, height: 40 };\n",
  "apps/site/src/brand/surfaces.ts": 'export const surfaces = { header: "deep", hero: "plain" };\n',
  "apps/site/src/fonts/hi.css": "/* Devanagari */\n",
  "apps/site/src/pages/about/about-page.tsx": "export const AboutPage = () => null;\n",
  "apps/site/src/sections/hero.tsx": "export const Hero = () => null;\n",
  "packages/ui/src/tokens/brand.tokens.json": "{}\n",
  "packages/ui/src/button/button.tsx": "export const Button = () => null;\n",
};

/** What moves in the version in which a site is a folder. */
const renamed = {
  [`${content}/shapes/case.ts`]: "packages/content/model/types/case.ts",
  "apps/site/src/artefacts/artefacts.ts": "apps/site/src/drawings/case-drawings.ts",
  [`${content}/facts/company-details.ts`]: "packages/content/model/company/company-details.ts",
  [`${content}/en/shell.ts`]: "packages/content/texts/en/shell.ts",
  [`${content}/en/media.ts`]: "packages/content/texts/en/media.ts",
  "apps/site/src/brand/mark.ts": "sites/kolam/brand/mark.ts",
  "apps/site/src/brand/surfaces.ts": "sites/kolam/brand/surfaces.ts",
};

/** What is there in it besides. */
const after = {
  "packages/content/model/types/case.ts":
    "/** What a list says of a case: its client, its figure, its sentence. */\nexport interface CaseOverview {}\n",
  "apps/site/src/drawings/case-drawings.ts":
    "/** What was made in each case, by its id, where a page shows it. */\nexport type CaseDrawings = object;\n",
  [`${content}/facts/company.ts`]:
    'import { completed } from "@kolam/content/model/company/company-details";\n\nexport const company = completed({ name: "Sample" });\n',
  [`${content}/en/company-words.ts`]: 'export const pitch = "A sample.";\n',
  [`${content}/en/pages/home.meta.ts`]: 'export const name = "Home";\n',
  "packages/content/model/company/offices.ts": 'export const offices = ["The first"];\n',
  "packages/content/texts/de/shell.ts": 'export const shell = { menu: "Menü" };\n',
  "apps/site/src/pages/about/page.ts": 'export const page = { path: "/about" };\n',
  "sites/kolam/site.ts": "export const site = {};\n",
};

/** What the owner has made of the version before. */
const own = {
  [`${content}/facts/company.ts`]:
    'import { completed } from "./company-details.ts";\n\nexport const company = completed({ name: "Lindenhof" });\n',
  [`${content}/facts/paths.ts`]:
    'export const paths = { home: { path: "/", group: "main", indexable: true }, impressum: { path: "/impressum", group: "legal", indexable: false } };\n',
  [`${content}/facts/services.ts`]:
    'import { check } from "./services/check.ts";\nimport { seo } from "./services/seo.ts";\n\nexport const serviceFacts = { check, seo };\n',
  [`${content}/facts/services/check.ts`]:
    'export const check = {\n  path: "/services/check",\n  updated: "2026-02-02",\n};\n',
  [`${content}/en/language.ts`]: 'export const language = "de-DE";\n',
  [`${content}/en/titles.ts`]:
    'export const titles = { home: "Start", seo: "SEO", check: "Prüfung", impressum: "Impressum" };\n',
  [`${content}/en/meta.ts`]:
    'export const pageWords = { home: { title: "Lindenhof", description: "Wir prüfen.", keywords: [] } };\n',
  [`${content}/en/services/service-cards.ts`]:
    'export const serviceCards = { check: { description: "Geprüft.", features: ["Alles"] } };\n',
  [`${content}/en/company-words.ts`]:
    'export const pitch = "Wir prüfen.";\n\nexport const offices = ["Das erste Büro"];\n',
  [`${content}/en/shell.ts`]: 'export const shell = { menu: "Auswahl" };\n',
  [`${content}/en/pages/about.ts`]:
    'import { company } from "../../facts/company.ts";\nimport { offices, pitch } from "../company-words.ts";\n\nexport const about = ["Wir", company, offices, pitch];\n',
  [`${content}/facts/parts.ts`]: 'export const leftOut = ["careers"];\n',
  [`${content}/en/services/check/page.ts`]:
    'import type { Story } from "../../../shapes/case.ts";\n\nexport const check = { title: "Prüfung", stories: [] as Story[] };\n',
  "apps/site/src/artefacts/check/check-artefacts.ts":
    'import type { Artefacts } from "../artefacts.ts";\n\nexport const checkArtefacts: Artefacts = {};\n',
  [`${content}/en/pages/impressum.ts`]: 'export const impressum = { title: "Impressum" };\n',
  [`${content}/pictures/a linden tree.jpg`]: "a picture",
  "apps/site/src/brand/mark.ts": "export const mark = { width: 8, height: 8 };\n",
  "apps/site/src/pages/about/about-page.tsx": "export const AboutPage = () => undefined;\n",
  "apps/site/src/pages/impressum/impressum-page.tsx":
    'import { impressum } from "@kolam/content/pages/impressum";\nimport { Hero } from "../../sections/hero.tsx";\n\nexport const ImpressumPage = () => [impressum, Hero];\n',
  "packages/ui/src/tokens/brand.tokens.json": '{ "brand": {} }\n',
  "packages/ui/src/button/button.tsx": "export const Button = () => undefined;\n",
};

describe("a fork from before a site was a folder", () => {
  let moved: Moved;
  const read = (file: string) => readFileSync(join(ours, "sites/lindenhof", file), "utf8");

  beforeAll(async () => {
    mkdirSync(ours);
    git(ours, "init", "--quiet", "--initial-branch=main");
    write(ours, before);
    commit(ours, "Before");
    git(folder, "clone", "--quiet", ours, fork);
    for (const [from, to] of Object.entries(renamed)) {
      mkdirSync(dirname(join(ours, to)), { recursive: true });
      git(ours, "mv", from, to);
    }
    for (const file of ["facts/paths.ts", "facts/services.ts", "en/titles.ts", "en/meta.ts"])
      rmSync(join(ours, content, file));
    write(ours, after);
    commit(ours, "A site is a folder");
    write(fork, own);
    commit(fork, "Ours");
    moved = await move(ours, "lindenhof", { folder: fork });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("gets a folder with everything that is its own, in its own language", () => {
    expect(moved.written).toEqual([
      "brand/brand.tokens.json",
      "brand/mark.ts",
      "brand/surfaces.ts",
      "de/company-words.ts",
      "de/language.ts",
      "de/limits.ts",
      "de/pages/about.ts",
      "de/pages/home.meta.ts",
      "de/pages/impressum.ts",
      "de/services/check/card.ts",
      "de/services/check/page.ts",
      "de/services/seo/page.ts",
      "drawings/check/check-drawings.ts",
      "facts/company.ts",
      "facts/features.ts",
      "facts/services/check.ts",
      "facts/services/seo.ts",
      "pages/impressum/impressum-page.tsx",
      "pages/impressum/page.ts",
      "pictures/a linden tree.jpg",
      "site.ts",
      "texts/de/shell.ts",
    ]);
    expect(read("site.ts")).toContain('languages: ["de"]');
    expect(existsSync(join(ours, "sites/lindenhof/brand/fonts/hi.css"))).toBe(false);
  });

  it("imports what it needs from where it is now", () => {
    expect(read("facts/company.ts")).toContain(
      'from "@kolam/content/model/company/company-details"',
    );
    const about = read("de/pages/about.ts");
    expect(about).toContain('import { company } from "@site/facts/company"');
    expect(about).toContain('import { offices } from "@kolam/content/model/company/offices"');
    expect(about).toContain('import { pitch } from "../company-words.ts"');
    const page = read("pages/impressum/impressum-page.tsx");
    expect(page).toContain('from "@site/words/pages/impressum"');
    expect(page).toContain('from "@kolam/site/sections/hero.tsx"');
  });

  it("calls things what they are called now", () => {
    const page = read("de/services/check/page.ts");
    expect(page).toContain('import type { CaseOverview } from "@kolam/content/model/types/case"');
    expect(page).toContain('{ title: "Prüfung", cases: [] as CaseOverview[] }');
    const drawings = read("drawings/check/check-drawings.ts");
    expect(drawings).toContain('{ CaseDrawings } from "@kolam/site/drawings/case-drawings.ts"');
    expect(drawings).toContain("const checkDrawings: CaseDrawings = {}");
    expect(read("facts/features.ts")).toContain('leftOut = ["careers"]');
  });

  it("has its facts in the files of its pages instead of in lists", () => {
    expect(read("de/pages/home.meta.ts")).toMatch(/name = "Start".*"2026-01-01".*"Lindenhof"/s);
    expect(read("de/services/check/card.ts")).toContain('"Geprüft."');
    expect(read("facts/services/check.ts")).toBe(
      'export const check = {\n  path: "/services/check",\n  order: 10,\n};\n',
    );
    expect(read("pages/impressum/page.ts")).toContain('group: "legal"');
  });

  it("gets a list of what is still the sample's, what the machine has too, and what has no place", () => {
    expect(moved.asInSample).toEqual([
      "brand/surfaces.ts",
      "de/limits.ts",
      "de/services/seo/page.ts",
      "facts/services/seo.ts",
    ]);
    expect(moved.texts).toEqual(["texts/de/shell.ts"]);
    expect(moved.left).toEqual([
      expect.stringMatching(/^apps\/site\/src\/pages\/about\/about-page\.tsx: a page that every/),
      expect.stringMatching(/^de\/company-words\.ts: offices is now in .*company\/offices/),
      expect.stringMatching(/^packages\/ui\/src\/button\/button\.tsx: the kit's/),
    ]);
  });
});
