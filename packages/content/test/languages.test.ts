import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { newsletterForm } from "#words/forms/newsletter.ts";
import { inLanguage, languages } from "../src/facts/languages.ts";
import { type PageId, paths } from "../src/facts/paths.ts";
import { relabelled } from "../src/shapes/choices.ts";
import { translated } from "../src/shapes/form.ts";

const [first, ...others] = languages;
const root = resolve(import.meta.dirname, "..");
const folderOf = (tag: string) => resolve(root, "src", tag);
const ids = Object.keys(paths) as PageId[];

describe.each(languages)("the language $tag", (language) => {
  const { tag, slugs } = language;

  it("has every file of the first one, and each resolves with its condition", () => {
    const files = globSync("**/*.ts", { cwd: folderOf(first.tag) });
    const script = `
      for (const file of ${JSON.stringify(files)}) await import("#words/" + file);
      const { language } = await import("#words/language.ts");
      const { pageIds } = await import("./src/facts/paths.ts");
      console.log(JSON.stringify({ language, pageIds }));`;
    const options = [`--conditions=${tag}`, "--input-type=module", "--eval", script];
    const output = execFileSync(process.execPath, options, { cwd: root, encoding: "utf8" });
    expect(JSON.parse(output)).toEqual({
      language: language.language,
      pageIds: ids.filter((id) => inLanguage(language, paths[id].path)),
    });
  });

  it("has articles, cases and landing pages of the first one only", () => {
    for (const kind of ["articles", "cases", "landing"] as const)
      expect(first.slugs[kind]).toEqual(expect.arrayContaining([...slugs[kind]]));
  });

  it("has the pages that it says, and no other", () => {
    for (const slug of first.slugs.articles)
      expect(inLanguage(language, `/blog/${slug}`)).toBe(slugs.articles.includes(slug));
    for (const id of first.slugs.cases)
      expect(inLanguage(language, `/portfolio/${id}`)).toBe(slugs.cases.includes(id));
    expect(inLanguage(language, "/careers/a-job")).toBe(inLanguage(language, "/careers"));
    expect(inLanguage(language, "/blog/page/1000")).toBe(false);
    expect(inLanguage(language, "/no-such-page")).toBe(false);
  });
});

it.each(others)("no page of the language $tag only says what another language does", (language) => {
  const shown = ids.filter((id) => inLanguage(language, paths[id].path));
  for (const id of [...shown, "not-found"]) {
    const files = [`pages/${id}.ts`, `pages/${id}-page.ts`, `services/${id}/page.ts`]
      .map((file) => resolve(folderOf(language.tag), file))
      .filter((file) => existsSync(file));
    expect(files, id).toHaveLength(1);
    for (const file of files) expect(readFileSync(file, "utf8")).not.toMatch(/^export \* from/m);
  }
});

it("a translated form shows other words and sends the mail that the staff knows", () => {
  const words = {
    button: { idle: "A", busy: "B", done: "C" },
    alert: "D",
    sent: { title: () => "E", text: () => "F" },
    fields: {
      email: { label: "G", errors: { valueMissing: "H", typeMismatch: "I", tooLong: "J" } },
    },
  };
  const { email } = translated(newsletterForm, words).fields;
  expect(email).toMatchObject(words.fields.email);
  expect(email.mail).toEqual(newsletterForm.fields.email.mail);
  expect(relabelled([{ value: "a", label: "One", note: "two" }], () => "K")).toEqual([
    { value: "a", label: "K", as: "One", inMail: "One" },
  ]);
});
