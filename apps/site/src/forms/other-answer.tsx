import { Button } from "@kolam/ui/button";
import { Stack } from "@kolam/ui/stack";
import { draftWords } from "@site/texts/forms/words";
import { useId } from "react";
import { fieldId, fieldOf } from "./contract/forms.ts";
import { answerText } from "./fields/answer-text.ts";
import { focusField } from "./fields/form-controls.ts";
import styles from "./other-answer.module.css";
import type { MailFormControl } from "./use-mail-form.ts";

interface OtherAnswerProps {
  mail: MailFormControl;
  /** The name of the field. */
  name: string;
}

/**
 * The second answer to a field, which another tab or an earlier visit has left: the visitor takes
 * it in exchange for the one in the field, or removes it.
 */
function OtherAnswer({ mail, name }: OtherAnswerProps) {
  const id = useId();
  const { form } = mail;
  const field = fieldOf(form, name);
  const other = mail.others?.[name] ?? "";
  const press = (change: () => void) => {
    change();
    focusField(fieldId(form, field));
  };
  return (
    <div className={styles.root}>
      <label className={styles.label}>
        {draftWords.other}
        <textarea
          id={id}
          readOnly
          rows={2}
          value={answerText(field, other)}
          className={styles.text}
        />
      </label>
      <Stack direction="row" gap={3}>
        <Button
          tone="quiet"
          aria-describedby={id}
          onClick={() => press(() => mail.answer(name, other))}
        >
          {draftWords.useOther}
        </Button>
        <Button
          tone="quiet"
          aria-describedby={id}
          onClick={() => press(() => mail.dropOther(name))}
        >
          {draftWords.dropOther}
        </Button>
      </Stack>
    </div>
  );
}

/** The content below a field that has a second answer; otherwise `undefined`. */
export const otherAnswerOf = (mail: MailFormControl, name: string) =>
  mail.others?.[name] ? <OtherAnswer mail={mail} name={name} /> : undefined;
