import { type RefObject, useState } from "react";
import { controlName, fieldId, fieldsOf, type MailForm } from "../contract/forms.ts";
import { checkField, checkForm, clearValidity, type Problem } from "./validation.ts";

/**
 * The errors in a form. They appear when the visitor tries to send it, and each goes away as soon as its
 * answer is corrected. A file is checked when it is chosen.
 */
export function useProblems(form: MailForm, element: RefObject<HTMLFormElement | null>) {
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

  const recheck = (control: string): void => {
    const field = fieldsOf(form).find((candidate) => controlName(candidate) === control);
    if (!field || !element.current) return;
    const { name } = field;
    const shown = problems.some((problem) => problem.name === name);
    if (!shown && field.kind !== "file") return;
    const message = checkField(element.current, field);
    const others = problems.filter((problem) => problem.name !== name);
    setProblems(message ? [...others, { name, fieldId: fieldId(form, field), message }] : others);
    if (!message) setSummary((listed) => listed.filter((problem) => problem.name !== name));
  };

  const reset = (): void => {
    if (element.current) clearValidity(form, element.current);
    setProblems([]);
    setSummary([]);
  };

  return {
    /** The errors of the last attempt to send that have not been corrected since. */
    summary,
    /** Increases with each attempt to send. */
    attempt,
    /** The error message of a field. */
    errorOf: (name: string) => problems.find((problem) => problem.name === name)?.message,
    check,
    recheck,
    reset,
  };
}
