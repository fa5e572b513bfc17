import type { Field } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import { errorSummary } from "@site/texts/forms/words";
import { type RefObject, useState } from "react";
import { controlName, fieldId, fieldOf, fieldsOf, isOneLine } from "../contract/forms.ts";
import { controlsOf, focusField } from "./form-controls.ts";
import { checkField, checkForm, clearValidity, type Problem } from "./validation.ts";

/**
 * The errors in a form. They appear when the visitor tries to send it or leaves a line of text that
 * is wrong, and each goes away as soon as its answer is corrected. A file is checked when it is
 * chosen. After an attempt to send, the summary lists what the fields show.
 */
export function useProblems(form: Form, element: RefObject<HTMLFormElement | null>) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isListed, setIsListed] = useState(false);
  const [news, setNews] = useState({ text: "", count: 0 });
  const summary = isListed ? problems : [];

  const say = (text: string): void => setNews(({ count }) => ({ text, count: count + 1 }));

  const check = (): readonly Problem[] => {
    const found = element.current ? checkForm(form, element.current) : [];
    setProblems(found);
    setIsListed(found.length > 0);
    setAttempt((count) => count + 1);
    say("");
    return found;
  };

  const find = (control: string) =>
    fieldsOf(form).find((candidate) => controlName(candidate) === control);

  const recheck = (control: string): void => {
    const field = find(control);
    if (!field) return;
    const shown = problems.some(({ name }) => name === field.name);
    if (!shown && field.kind !== "file") return;
    const message = showProblemOf(field);
    // Typing is not interrupted by every change of the message.
    say(field.kind === "file" ? message : "");
  };

  /**
   * Checks what was written in a field that the visitor leaves. An empty one is not an error yet.
   */
  const leave = (control: string): void => {
    const field = find(control);
    if (!field || !element.current || !isOneLine(field)) return;
    const [written] = controlsOf(element.current, field);
    if (written?.value.trim()) say(showProblemOf(field));
  };

  const showProblemOf = (field: Field): string => {
    if (!element.current) return "";
    const { name } = field;
    const message = checkField(element.current, field);
    const others = problems.filter((problem) => problem.name !== name);
    const found = message ? [...others, { name, fieldId: fieldId(form, field), message }] : others;
    setProblems(
      fieldsOf(form).flatMap((each) => found.filter((problem) => problem.name === each.name)),
    );
    // A later error no longer belongs to the attempt to send.
    if (found.length === 0) setIsListed(false);
    return message;
  };

  /** Moves the focus to the field of an error. If it is there already, the error is read out. */
  const focusOn = ({ fieldId: id, message }: Problem): void => {
    if (document.activeElement?.id === id) say(message);
    focusField(id);
  };

  /** Checks again what is shown, after answers were changed by other means than typing. */
  const refresh = (): void => {
    const shown = element.current;
    if (!shown || problems.length === 0) return;
    const left = problems.filter(({ name }) => checkField(shown, fieldOf(form, name)) !== "");
    setProblems(left);
    if (left.length === 0) setIsListed(false);
  };

  const reset = (): void => {
    if (element.current) clearValidity(form, element.current);
    setProblems([]);
    setIsListed(false);
    say("");
  };

  return {
    /** The errors that are left since the last attempt to send. */
    summary,
    /** The same for an ErrorSummary, which takes the focus at each attempt to send. */
    errors: { title: errorSummary.title(summary.length), errors: summary, attempt },
    /** The last error that appeared while the focus was elsewhere, to be read out. */
    news,
    /** The error message of a field. */
    errorOf: (name: string) => problems.find((problem) => problem.name === name)?.message,
    check,
    recheck,
    refresh,
    leave,
    focusOn,
    reset,
  };
}
