import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { fieldOf } from "./contract/forms.ts";
import { setField } from "./fields/form-controls.ts";
import type { MailFormControl } from "./use-mail-form.ts";

/**
 * Answers a question of the form from the parameter of its name in the address, as links on other
 * pages ask, and takes the parameter away, so that a reload does not answer again.
 * @param answerTo maps a value in the address to an answer; none for unknown values
 */
export function useLinkedAnswer(
  mail: MailFormControl,
  name: string,
  answerTo: (values: readonly string[]) => string | readonly string[] | undefined,
): void {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const { form, formProps, noteChange } = mail;
  const element = formProps.ref;
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again answers again
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const answer = answerTo(parameters.getAll(name));
    if (!answer?.length || !element.current) return;
    setField(form, element.current, fieldOf(form, name), answer);
    noteChange();
    parameters.delete(name);
    // Without the hash as well: the page has already scrolled to the form and stays there.
    void navigate(
      { search: parameters.toString(), hash: "" },
      { replace: true, preventScrollReset: true },
    );
  }, [search, key, element]);
}
