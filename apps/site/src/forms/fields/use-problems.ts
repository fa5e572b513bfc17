import type { Field } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import { errorSummary } from "@site/texts/forms/words";
import { type RefObject, useState } from "react";
import { controlName, fieldId, fieldOf, fieldsOf, isOneLine } from "../contract/forms.ts";
import { controlsOf } from "./form-controls.ts";
import { checkField, checkForm, clearValidity, type Problem } from "./validation.ts";

/**
 * The errors in a form. They appear when the visitor tries to send it or leaves a line of text that
 * is wrong, and each goes away as soon as its answer is corrected. A file is checked when it is
 * chosen.
 */
export function useProblems(form: Form, element: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [summary, setSummary] = useState<readonly Problem[]>([]);

  const check = (): readonly Problem[] => {
    const found = element.current ? checkForm(form, element.current) : [];
    setProblems(found);
    setSummary(found);
    setAttempt((count) => count + 1);
    return found;
  };

  const find = (control: string) =>
    fieldsOf(form).find((candidate) => controlName(candidate) === control);

  const recheck = (control: string): void => {
    const field = find(control);
    if (!field) return;
    const shown = problems.some(({ name }) => name === field.name);
    if (shown || field.kind === "file") showProblemOf(field);
  };

  /**
   * Checks what was written in a field that the visitor leaves. An empty one is not an error yet.
   */
  const leave = (control: string): void => {
    const field = find(control);
    if (!field || !element.current || !isOneLine(field)) return;
    const [written] = controlsOf(element.current, field);
    if (written?.value.trim()) showProblemOf(field);
  };

  const showProblemOf = (field: Field): void => {
    if (!element.current) return;
    const { name } = field;
    const message = checkField(element.current, field);
    const others = problems.filter((problem) => problem.name !== name);
    setProblems(message ? [...others, { name, fieldId: fieldId(form, field), message }] : others);
    if (!message) setSummary((listed) => listed.filter((problem) => problem.name !== name));
  };

  /** Checks again what is shown, after answers were changed by other means than typing. */
  const refresh = (): void => {
    const shown = element.current;
    if (!shown || problems.length === 0) return;
    const left = problems.filter(({ name }) => checkField(shown, fieldOf(form, name)) !== "");
    setProblems(left);
    setSummary((listed) => listed.filter(({ name }) => left.some((one) => one.name === name)));
  };

  const reset = (): void => {
    if (element.current) clearValidity(form, element.current);
    setProblems([]);
    setSummary([]);
  };

  return {
    /** The errors of the last attempt to send that have not been corrected since. */
    summary,
    /** The same for an ErrorSummary, which takes the focus at each attempt to send. */
    errors: { title: errorSummary.title(summary.length), errors: summary, attempt },
    /** The error message of a field. */
    errorOf: (name: string) => problems.find((problem) => problem.name === name)?.message,
    check,
    recheck,
    refresh,
    leave,
    reset,
  };
}
