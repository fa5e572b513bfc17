import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { inLanguage, languages } from "@kolam/content/model/pages/languages";
import { type PageId, paths } from "@kolam/content/model/pages/paths";
import { relabelled } from "@kolam/content/model/types/choices";
import { translated } from "@kolam/content/model/types/form";
import { folders } from "@kolam/resolve/current";
import { nodeOptions } from "@kolam/resolve/node-options";
import { company } from "@site/facts/company";
import { newsletterForm } from "@site/words/forms/newsletter";
import { describe, expect, it } from "vitest";

const [first] = languages;
const root = resolve(import.meta.dirname, "..");
const ids = Object.keys(paths) as PageId[];

describe.each(languages)("the language $tag", (language) => {
  const { tag } = language;

  it("has every file of the first language, and each resolves with its condition", () => {
    // The lists of the pages take the module of a page or a card from the first language where
    // there is none.
    const filesOf = (folder: string) =>
      globSync("**/*.ts", { cwd: folder }).filter((file) => !/[./](?:meta|card)\.ts$/.test(file));
    const files = [
      ...filesOf(folders.words(first.tag)).map((file) => `@site/words/${file}`),
      ...folders
        .texts(first.tag)
        .flatMap(filesOf)
        .map((file) => `@site/texts/${file}`),
    ];
    const script = `
      for (const file of ${JSON.stringify(files)}) await import(file);
      const { language } = await import("@site/words/language");
      const { pageIds } = await import("@kolam/content/model/pages/paths");
      console.log(JSON.stringify({ language, pageIds }));`;
    const options = [...nodeOptions, "--input-type=module", "--eval", script];
    const output = execFileSync(process.execPath, options, {
      cwd: root,
      env: { ...process.env, SITE_LANGUAGE: tag },
      encoding: "utf8",
    });
    expect(JSON.parse(output)).toEqual({
      language: language.language,
      pageIds: ids.filter((id) => inLanguage(language, paths[id].path)),
    });
  });

  it("has only pages that the first language has", () => {
    expect(first.pages).toEqual(expect.arrayContaining([...language.pages]));
  });
});

it("a translated form shows other words and sends the same mail to the staff", () => {
  const words = {
    button: { idle: "A", busy: "B", done: "C" },
    alert: "D",
    sent: { title: () => "E", text: () => "F" },
    fields: {
      email: { label: "G", errors: { valueMissing: "H", typeMismatch: "I", tooLong: "J" } },
    },
  };
  const { subject, fields } = translated(newsletterForm, words);
  const { email } = fields;
  expect(subject).toBe(`[${company.language}] ${newsletterForm.subject}`);
  expect(email).toMatchObject(words.fields.email);
  expect(email.mail).toEqual(newsletterForm.fields.email.mail);
  expect(relabelled([{ value: "a", label: "One", note: "two" }], () => "K")).toEqual([
    { value: "a", label: "K", as: "One", inMail: "One" },
  ]);
});
