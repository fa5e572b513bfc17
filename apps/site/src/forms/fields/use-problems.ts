import { type RefObject, useState } from "react";
import { controlName, fieldId, fieldsOf, type MailForm } from "../contract/forms.ts";
import { checkField, checkForm, forgetChecks, type Problem } from "./validation.ts";

/**
 * What must be mended in a form. Nothing is said before the person has tried to send; from then on
 * each message goes as soon as its answer is right. A file is checked when it is chosen.
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
    if (element.current) forgetChecks(form, element.current);
    setProblems([]);
    setSummary([]);
  };

  return {
    /** Everything wrong that the last try to send has found and that has not been mended since. */
    summary,
    /** Changes with each try to send. */
    attempt,
    /** The message beside a field. */
    errorOf: (name: string) => problems.find((problem) => problem.name === name)?.message,
    check,
    recheck,
    reset,
  };
}
