import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { MailFormControl } from "./use-mail-form.ts";

/**
 * Answers a question of the form from the parameter of its name in the address, as links on other
 * pages ask, and takes the parameter away, so that a reload does not answer again. The visitor's own
 * answer is kept beside it.
 * @param answerTo the answer that some values in the address stand for; none for those that it does
 *   not know
 */
export function useLinkedAnswer(
  mail: MailFormControl,
  name: string,
  answerTo: (values: readonly string[]) => string | readonly string[] | undefined,
): void {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again answers again
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const answer = answerTo(parameters.getAll(name));
    if (!answer?.length) return;
    mail.answer(name, answer);
    parameters.delete(name);
    // Without the hash as well: the page has already scrolled to the form and stays there.
    void navigate(
      { search: parameters.toString(), hash: "" },
      { replace: true, preventScrollReset: true },
    );
  }, [search, key]);
}
