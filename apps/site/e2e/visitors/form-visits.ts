import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FormId } from "@kolam/content/forms/forms";
import { forms } from "@kolam/content/forms/forms";
import { quote } from "@kolam/content/pages/quote";
import type { Form } from "@kolam/content/shapes/form";
import { fieldId, fieldsOf, prefixOf } from "../../src/forms/contract/forms.ts";
import { sampleAnswers } from "../../src/forms/testing/sample-values.ts";
import { expect } from "./test.ts";
import { css, link, type Visitor } from "./visitor.ts";

type Field = ReturnType<typeof fieldsOf>[number];

const answerTo = (form: Form, field: Field) => sampleAnswers(form)[field.name] ?? "";

/** What a field posts when it has been answered as in the sample. */
export const expectedValue = (form: Form, field: Field) =>
  prefixOf(form, field) + String(answerTo(form, field));

const control = (form: Form, field: Field) => css(`#${fieldId(form, field)}`);

/** Waits until React has hydrated the form. */
export const formIsReady = (visitor: Visitor, name: FormId) => {
  const form = forms[name];
  const [first] = fieldsOf(form);
  if (!first) throw new Error(`The ${name} form has no field.`);
  return expect
    .poll(() =>
      visitor.run(
        (id) => document.getElementById(id)?.closest("form")?.noValidate === true,
        fieldId(form, first),
      ),
    )
    .toBe(true);
};

function resume(name: string): string {
  const file = join(tmpdir(), name);
  writeFileSync(file, "%PDF-1.7");
  return file;
}

async function answer(visitor: Visitor, form: Form, field: Field): Promise<void> {
  const target = control(form, field);
  const value = answerTo(form, field);
  if (field.kind === "checkboxes") {
    for (const option of value) {
      await visitor.click(css(`#${fieldId(form, field)} label:has([value="${option}"])`));
    }
  } else if (field.kind === "select") {
    await visitor.choose(target, expectedValue(form, field));
  } else if (field.kind === "file") {
    await visitor.attach(target, resume(String(value)));
  } else {
    await visitor.type(target, String(value));
  }
}

/** Answers every question, going through the steps of the quote request. */
export async function fillIn(visitor: Visitor, name: FormId): Promise<void> {
  const form = forms[name];
  for (const field of fieldsOf(form)) {
    if (!(await visitor.sees(control(form, field)))) {
      await visitor.click(link(quote.wizard.next, "main"));
      await expect.poll(() => visitor.sees(control(form, field))).toBe(true);
    }
    await answer(visitor, form, field);
  }
}

/** The values of the form's text fields and lists, by id. */
export function valuesOf(visitor: Visitor, name: FormId): Promise<Record<string, string>> {
  const form = forms[name];
  return visitor.run(
    (ids) =>
      Object.fromEntries(
        ids.map((id) => [id, (document.getElementById(id) as HTMLInputElement).value]),
      ),
    plainFields(form).map((field) => fieldId(form, field)),
  );
}

/** What {@link valuesOf} finds in a form that holds every answer. */
export const allAnswers = (name: FormId): Record<string, string> => {
  const form = forms[name];
  return Object.fromEntries(
    plainFields(form).map((field) => [fieldId(form, field), expectedValue(form, field)]),
  );
};

const plainFields = (form: Form) =>
  fieldsOf(form).filter(({ kind }) => kind !== "checkboxes" && kind !== "file");
