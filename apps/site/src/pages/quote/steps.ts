import { quoteForm } from "@kolam/content/model/forms/quote";
import { fieldsOfStep } from "@kolam/content/model/forms/quote-facts";
import type { Answers } from "@kolam/content/model/types/form";
import { quoteSteps } from "@site/texts/pages/quote";
import { fieldOf } from "../../forms/contract/forms.ts";
import { problemOf } from "../../forms/fields/validation.ts";

/** How many steps the wizard has. */
export const stepCount = quoteSteps.length;

/** The element id of a step, counted from 1, which is also the hash that shows it. */
export function stepId(step: number): `step-${number}` {
  return `step-${step}`;
}

/** The step that the hash of an address opens: 1 without a hash, none if it is of something else. */
export function stepOf(hash: string): number | undefined {
  if (hash === "") return 1;
  const step = Number(/^#step-([1-9])$/.exec(hash)?.[1]);
  return step <= stepCount ? step : undefined;
}

/**
 * What is wrong with an answer; `""` if nothing is. What a browser makes of a web address is not
 * known.
 */
export function problemIn(name: string, answers: Answers): string {
  const value = answers[name] ?? "";
  return problemOf(fieldOf(quoteForm, name), { value, typeMismatch: false });
}

/** How many questions of a step, counted from 1, have no answer that will do. */
export function gapsIn(step: number, answers: Answers): number {
  const { id } = quoteSteps[step - 1] ?? quoteSteps[0];
  return fieldsOfStep(id).filter((name) => problemIn(name, answers) !== "").length;
}

/** The steps, counted from 1, with a question that has no answer that will do. */
export function unfinishedSteps(answers: Answers): number[] {
  return quoteSteps.map((_, index) => index + 1).filter((step) => gapsIn(step, answers) > 0);
}

/** The steps, counted from 1, that contain these fields. */
export function stepsWith(fields: readonly { readonly name: string }[]): number[] {
  return [...new Set(fields.map(({ name }) => stepOfField(name)))];
}

/** How many of the steps are done, in percent. The last one is when the request has been sent. */
export function percentDone(unfinished: readonly number[]): number {
  const open = new Set(unfinished).add(stepCount).size;
  return Math.round(((stepCount - open) / stepCount) * 100);
}

/** The step, counted from 1, that contains a field. */
export function stepOfField(name: string): number {
  const index = quoteSteps.findIndex(({ id }) =>
    (fieldsOfStep(id) as readonly string[]).includes(name),
  );
  return Math.max(index, 0) + 1;
}
