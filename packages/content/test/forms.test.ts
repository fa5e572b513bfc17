import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "@kolam/content/model/basics/timings";
import { openPositions as openings } from "@kolam/content/model/company/open-positions";
import { applicationForm } from "@kolam/content/model/forms/application";
import { resumeFormats } from "@kolam/content/model/forms/application-facts";
import { contactForm } from "@kolam/content/model/forms/contact";
import { quoteForm, serviceOptions } from "@kolam/content/model/forms/quote";
import { fieldsOfStep } from "@kolam/content/model/forms/quote-facts";
import { languages } from "@kolam/content/model/pages/languages";
import { formPages } from "@kolam/content/model/pages/paths";
import { serviceIds } from "@kolam/content/model/services/services";
import { type Field, mostCharacters } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import { folders } from "@kolam/resolve/current";
import { titles } from "@site/lists/words/titles";
import { namedResume } from "@site/texts/forms/application";
import { quoteSteps } from "@site/texts/pages/quote";
import { forms, shownForms } from "@site/words/forms/forms";
import { describe, expect, it } from "vitest";

const all: readonly Form[] = Object.values(forms);
const fieldsOf = (form: Form): readonly Field[] => Object.values(form.fields);

const values = (options: readonly { readonly value: string }[]) =>
  options.map(({ value }) => value);

describe("the forms", () => {
  it("are all in the list that their tests go through", () => {
    const model = join(import.meta.dirname, "../model");
    const defined = [folders.words(languages[0].tag), model]
      .flatMap((folder) =>
        globSync("forms/*.ts", { cwd: folder }).map((file) => join(folder, file)),
      )
      .map((file) => readFileSync(file, "utf8"))
      .flatMap((source) => [
        ...source.matchAll(/= (?:defineForm|formFacts)\(\{\n {2}id: "([\w-]+)"/g),
      ])
      .map(([, id]) => id);
    expect(new Set(defined)).toEqual(new Set(Object.keys(forms)));
  });

  it("are on pages that `paths` calls forms, unless they only end a page, as the newsletter does", () => {
    const elsewhere = shownForms
      .filter(({ page }) => !formPages.includes(page))
      .map(({ id }) => id);
    expect(elsewhere.filter((id) => id !== "newsletter")).toEqual([]);
  });
});

describe("the fields", () => {
  it("have no error twice in a form", () => {
    for (const form of all) {
      const errors = fieldsOf(form).flatMap((field) =>
        Object.values(field.errors as Record<string, string>),
      );
      expect(new Set(errors).size).toBe(errors.length);
    }
  });

  it("accept e-mail addresses of 254 characters and texts of 20,000", () => {
    expect(mostCharacters).toMatchObject({ email: 254, textarea: 20_000 });
  });

  it("have names that the mail service does not reserve, and at most one is in the subject", () => {
    // The embedded mailbox keeps these for itself: see its README.
    const taken = /^(?:subject|form|source|redirect|reference|botcheck|.*_.*)$/;
    for (const form of all) {
      const inSubject = fieldsOf(form).filter((field) => "inSubject" in field && field.inSubject);
      expect(inSubject.length).toBeLessThan(2);
      for (const field of fieldsOf(form)) {
        if (!inSubject.includes(field)) expect(field.name).not.toMatch(taken);
      }
    }
  });
});

describe("the options", () => {
  it("follow the openings and the services", () => {
    const positions =
      openings.length > 0 ? openings.map(({ title }) => title) : ["Open application"];
    expect(values(applicationForm.fields.position.options)).toEqual(positions);
    expect(values(serviceOptions)).toEqual(serviceIds.map((id) => titles[id]));
  });

  it("of the contact form's subject can be read in a mail", () => {
    // Without scripts the value becomes a line of the mail.
    for (const { value, label } of contactForm.fields.subject.options) expect(value).toBe(label);
  });
});

describe("the resume", () => {
  it("is not required, and has the formats and the size of its field's limits", () => {
    const { resume } = applicationForm.fields;
    expect(resume.required).toBe(false);
    expect(resume.hint).toContain(String(limits.resumeMegabytes));
    expect(resume.accept).toBe(resumeFormats);
    expect(namedResume.after("K-1234")).toContain("K-1234");
  });
});

describe("the quote form", () => {
  it("asks for something in every step", () => {
    const names = quoteSteps.map(({ id }) => fieldsOfStep(id));
    expect(names.every(({ length }) => length > 0)).toBe(true);
    expect(names.flat()).toEqual(Object.keys(quoteForm.fields));
  });
});

describe("the mails", () => {
  it("label no choice with a currency amount, which spam filters count", () => {
    for (const field of all.flatMap(fieldsOf)) {
      if (field.kind !== "select") continue;
      for (const { label, inMail = label } of field.options) {
        expect(inMail).not.toMatch(/\p{Sc}\s?\d|\d\s?\p{Sc}/u);
      }
    }
  });

  it("have their own subject and alert, and each heading has an answer under it", () => {
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(all.length);
    expect(new Set(all.map(({ alert }) => alert)).size).toBe(all.length);
    for (const form of all) {
      const used = fieldsOf(form).map(({ mail }) => mail.under);
      expect(used).toEqual(expect.arrayContaining([...form.headings]));
    }
  });
});
