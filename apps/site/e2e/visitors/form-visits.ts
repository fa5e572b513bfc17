import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FormId } from "@kolam/content/forms/forms";
import { forms } from "@kolam/content/forms/forms";
import { quote } from "@kolam/content/pages/quote";
import type { Form } from "@kolam/content/shapes/form";
import { fieldId, fieldsOf, prefixOf } from "../../src/forms/contract/forms.ts";
import { sampleAnswers } from "../../src/forms/testing/sample-values.ts";
import { isReady, waits } from "../support/form-journeys.ts";
import { expect } from "./test.ts";
import { css, link, type Visitor } from "./visitor.ts";

type Field = ReturnType<typeof fieldsOf>[number];

const control = (form: Form, field: Field) => css(`#${fieldId(form, field)}`);

/** Waits until React has hydrated the form. */
export async function formIsReady(visitor: Visitor, name: FormId): Promise<void> {
  if (waits(name)) await visitor.click(css(`#${name}-email`));
  await expect.poll(() => visitor.run(isReady, name)).toBe(true);
}

function resume(name: string): string {
  const file = join(tmpdir(), name);
  writeFileSync(file, "%PDF-1.7");
  return file;
}

async function answer(visitor: Visitor, form: Form, field: Field): Promise<void> {
  const target = control(form, field);
  const value = sampleAnswers(form)[field.name] ?? "";
  if (field.kind === "checkboxes") {
    for (const option of value) {
      await visitor.click(css(`#${fieldId(form, field)} label:has([value="${option}"])`));
    }
  } else if (field.kind === "select") {
    await visitor.choose(target, prefixOf(form, field) + String(value));
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
