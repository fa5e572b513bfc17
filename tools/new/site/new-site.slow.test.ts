import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { foldersOf } from "@kolam/resolve/places";
import { allSites, root, type Site } from "@kolam/resolve/sites";
import { colors } from "@kolam/ui/tokens";
import { afterAll, expect, it } from "vitest";
import { copyOfSite } from "../../run/copies.ts";

const copy = copyOfSite();
afterAll(() => rmSync(copy, { recursive: true }), 60_000);

/** Runs a script of the copy about one of its sites. */
function run(site: string, env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "./packages/resolve/hooks.ts", ...args],
    {
      cwd: copy,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", SITE: site, SITE_URL: "", ...env },
    },
  );
  return { status, said: stdout + stderr };
}

const files = (folder: string, names: string) =>
  globSync(names, { cwd: folder }).map((name) => readFileSync(join(folder, name), "utf8"));

/** The texts of a module or an article, as far as they are sentences. */
const sentencesIn = (source: string): string[] =>
  [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"|`([^`$]*)`|^(?![-#<{}\s])([^{<\n]+)$/gm)]
    .map(([, quoted = "", plain = "", line = ""]) => quoted || plain || line)
    .filter((text) => text.length >= 24 && /\p{L} \p{L}/u.test(text) && !/^[@./]/.test(text));

/** Everything that a build wrote and somebody can read. */
const written = (folder: string) =>
  files(join(folder, "dist"), "**/*.{html,css,js,json,txt,xml,svg,webmanifest}").join("\n");

/** What only this site says: its sentences, without those of the machine and of the template. */
function ownSentences(site: Site): Set<string> {
  const { content } = foldersOf(site);
  const own = site.settings.languages.flatMap((tag) => files(content, `${tag}/**/*.{ts,mdx}`));
  const shared = [
    ...files(join(root, "apps/site/defaults"), "**/*.ts"),
    ...files(join(root, "packages/content/texts"), "**/*.ts"),
    ...files(join(root, "tools/new/site/template"), "**/*.ts"),
  ].join("\n");
  return new Set(own.flatMap(sentencesIn).filter((text) => !shared.includes(text)));
}

it("a new site in every language that the machine speaks is checked and built, and has nothing of another", () => {
  const wishes = ["--languages", "en,de,ar,hi", "--colour", "#1f6f54"];
  const made = run("", {}, "tools/new/new.ts", "site", "Nobody in Particular", ...wishes);
  expect(made.status, made.said).toBe(0);
  const name = "nobody-in-particular";
  expect(run(name, {}, "apps/site/build/generate.ts").status).toBe(0);

  const checked = run(name, {}, "tools/site/check-site.ts");
  expect(checked.said).toContain("no mistakes");
  expect(checked.said).toMatch(/sites\/nobody-in-particular\/facts\/company\.ts:\d+: \[Replace\]/);
  expect(checked.status).toBe(0);

  const built = run(name, {}, "apps/site/build/build.ts");
  expect(built.status, built.said).toBe(0);
  const text = written(join(copy, "sites", name));
  expect(text).toContain("Nobody in Particular");
  expect(existsSync(join(copy, "sites", name, "dist/ar/index.html"))).toBe(true);

  const others = allSites().filter((site) => site.name !== name);
  expect(others.length).toBeGreaterThan(0);
  for (const site of others) {
    const sentences = ownSentences(site);
    expect(sentences.size, site.name).toBeGreaterThan(100);
    expect([...sentences].filter((sentence) => text.includes(sentence))).toEqual([]);
    const services = globSync("*.ts", { cwd: join(foldersOf(site).facts, "services") });
    const paths = services.map((file) => `/services/${file.replace(/\.ts$/, "")}`);
    expect(paths.filter((path) => text.includes(`"${path}"`))).toEqual([]);
  }
  // The sample's colours are the kit's. Black, white and their like are anybody's.
  const own = readFileSync(join(copy, "sites", name, ".generated/colors.ts"), "utf8");
  const kits = [...new Set(Object.values(colors).flatMap((theme) => Object.values(theme)))];
  const foreign = kits.filter((colour) => colour.length === 7 && !own.includes(colour));
  expect(foreign.length).toBeGreaterThan(10);
  expect(foreign.filter((colour) => text.includes(colour))).toEqual([]);
}, 900_000);

it("a build for the public refuses it, with each place", () => {
  const env = {
    SITE_URL: "https://nobody.agency",
    MAIL_ENDPOINT: "https://mail.nobody.agency/submit",
    MAIL_KEY_GENERAL: "0123456789abcdef",
  };
  const { status, said } = run("nobody-in-particular", env, "apps/site/build/build.ts");
  expect(status).toBe(1);
  expect(said).toMatch(/^\d+ places are marked with \[Replace\]:$/m);
  expect(said).toMatch(/nobody-in-particular\/ar\/claims\.ts:\d+: \[Replace\]/);
}, 120_000);

it("a new site in another language has no mistakes, and says what is to be translated", () => {
  const made = run(
    "nobody-in-particular",
    {},
    "tools/new/new.ts",
    "site",
    "Céramique",
    "--language",
    "fr",
  );
  expect(made.said).toMatch(/\d+ files more are the machine's own words in English/);
  expect(run("ceramique", {}, "apps/site/build/generate.ts").status).toBe(0);
  const before = run("ceramique", {}, "tools/site/check-site.ts");
  expect(before.said).toContain("no mistakes");
  expect(before.said).toMatch(/Files in English, to translate: [2-9]\d/);

  // A text that is gone is the machine's, and told.
  const shell = "sites/ceramique/texts/fr/shell.ts";
  rmSync(join(copy, shell));
  const after = run("ceramique", {}, "tools/site/check-site.ts");
  expect(after.said).toContain(`${shell}: is missing. The machine does not speak “fr”`);
}, 600_000);

it("a site without anything that lists are made of has no mistakes", () => {
  const made = run(
    "nobody-in-particular",
    {},
    "tools/new/new.ts",
    "site",
    "Hardly",
    "--language",
    "en",
  );
  expect(made.status, made.said).toBe(0);
  const nobody = `export const articleCategories = [] as const;
export type ArticleCategory = (typeof articleCategories)[number];
export const articleAuthors = {} as const;
export type ArticleAuthor = keyof typeof articleAuthors;
`;
  writeFileSync(join(copy, "sites/hardly/en/authors-and-categories.ts"), nobody);
  expect(run("hardly", {}, "apps/site/build/generate.ts").status).toBe(0);
  const checked = run("hardly", {}, "tools/site/check-site.ts");
  expect(checked.said).toContain("no mistakes");
  expect(checked.status).toBe(0);
}, 300_000);

it("a mistake in the facts is told as one, although whatever reads them stops", () => {
  const file = join(copy, "sites/hardly/facts/company.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace("currency:", "curency:"));
  const { status, said } = run("hardly", {}, "apps/site/build/generate.ts");
  expect(status).toBe(1);
  expect(said).toMatch(/company\.ts, line \d+: “curency” is not a field here\. Did you mean “cur/);
  expect(said).not.toMatch(/^ +at /m);
}, 120_000);

it("a wrong colour and a wrong feature are told together, each once", () => {
  const made = run(
    "nobody-in-particular",
    {},
    "tools/new/new.ts",
    "site",
    "Mistaken",
    "--languages",
    "en,de",
  );
  expect(made.status, made.said).toBe(0);
  const change = (file: string, from: RegExp, to: string) => {
    const path = join(copy, "sites/mistaken", file);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  };
  change("brand/brand.tokens.json", /#[\da-f]{6}/, "#85d8bz");
  change("facts/features.ts", /careers/, "carreers");
  const listed = run("mistaken", {}, "apps/site/build/generate.ts", "--colours-later");
  expect(listed.status, listed.said).toBe(0);
  const { status, said } = run("mistaken", {}, "tools/site/check-site.ts");
  expect(status).toBe(1);
  expect(said).toContain("Mistakes: 2");
  expect(said).toMatch(/features\.ts, line \d+: “carreers” is not possible here\..* careers,/);
  expect(said).toMatch(/brand\.tokens\.json, line \d+: brand\.\w+ is "#85d8bz"/);
}, 300_000);
