import { quoteStepFields } from "@kolam/content/forms/quote";
import { quoteSteps } from "@kolam/content/pages/quote";

/** How many steps the wizard has. */
export const stepCount = quoteSteps.length;

/** The element id of a step, counted from 1, and thereby the hash that shows it. */
export function stepId(step: number): `step-${number}` {
  return `step-${step}`;
}

/** The step in the hash of an address; 1 if there is none. */
export function stepOf(hash: string): number {
  const step = Number(/^#step-([1-9])$/.exec(hash)?.[1] ?? 1);
  return step <= stepCount ? step : 1;
}

/** The step, counted from 1, that contains a field. */
export function stepOfField(name: string): number {
  const index = quoteSteps.findIndex(({ id }) =>
    (quoteStepFields[id] as readonly string[]).includes(name),
  );
  return Math.max(index, 0) + 1;
}
