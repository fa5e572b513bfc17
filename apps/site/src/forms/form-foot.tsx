import { listed } from "@kolam/content/model/basics/lists";
import { Button } from "@kolam/ui/button";
import { Checkbox } from "@kolam/ui/checkbox";
import { Stack } from "@kolam/ui/stack";
import { draftWords, formWords, outcomeWords } from "@site/texts/forms/words";
import { previewWords } from "@site/texts/preview";
import type { ReactNode } from "react";
import scripting from "../browser/scripting.module.css";
import { fieldOf } from "./contract/forms.ts";
import styles from "./form-foot.module.css";
import { wordsOf } from "./mail-trouble.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { isTrouble } from "./sending/mail-state.ts";
import type { MailFormControl } from "./use-mail-form.ts";

interface SendButtonProps {
  mail: MailFormControl;
  /** `md` beside a field. Default: `lg`. */
  size?: "md" | "lg";
  /** Its label when idle. Default: a label that says it sends. */
  idle?: string | undefined;
}

/** The submit button in each state of the form. What was not sent, it sends again. */
export function SendButton({
  mail: { state, form },
  size = "lg",
  idle = form.button.idle,
}: SendButtonProps) {
  const { busy, done } = form.button;
  if (state.kind === "sending") {
    return (
      <Button type="submit" size={size} state="busy">
        {busy}
      </Button>
    );
  }
  if (__PREVIEW__ && !__PREVIEW__.sends) {
    return (
      <Stack gap={2}>
        <Button type="submit" size={size} disabled className={styles.send}>
          {idle}
        </Button>
        <span className={styles.small}>{previewWords.formsOff}</span>
      </Stack>
    );
  }
  const sent = state.kind === "sent";
  return (
    // The boot script shows `busy` when it is pressed before React has loaded.
    <Button
      type="submit"
      size={size}
      state={sent ? "success" : "idle"}
      data-busy={busy}
      className={styles.send}
    >
      {isTrouble(state) ? wordsOf(state).retry : sent ? done : idle}
    </Button>
  );
}

function draftNote({ form, note, canKeep, left, others, isLong }: MailFormControl): string {
  if (others) return draftWords.twoAnswers;
  if (note) return draftWords[note];
  if (!canKeep) return draftWords.notKept;
  if (left.length === 0) return isLong ? draftWords.keptLong : draftWords.kept;
  return draftWords.keptBut(listed(left.map((name) => fieldOf(form, name).label)));
}

/** Buttons side by side. On a phone they fill their rows. */
export function FormButtons({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" gap={3} align="center" className={styles.buttons}>
      {children}
    </Stack>
  );
}

interface FormFootProps {
  mail: MailFormControl;
  /** Buttons before the button that clears the form. */
  children: ReactNode;
  /** Whether the fields have been sent and are gone: there is no draft to keep or to clear. */
  isSent?: boolean | undefined;
}

/** The end of a form: buttons, the state of the draft, and the privacy note. */
export function FormFoot({ mail, children, isSent = mail.state.kind === "sent" }: FormFootProps) {
  return (
    <Stack gap={3}>
      <FormButtons>
        {children}
        {isSent ? null : (
          <span className={scripting.with}>
            <Button tone="quiet" onClick={mail.clear}>
              {draftWords.clear}
            </Button>
          </span>
        )}
      </FormButtons>
      <div className={`${styles.small} ${scripting.with}`}>
        <span role="status">{isSent ? null : draftNote(mail)}</span>{" "}
        {mail.note === "cleared" ? (
          <Button tone="quiet" onClick={mail.undo}>
            {outcomeWords.undo}
          </Button>
        ) : null}
      </div>
      {isSent || !mail.canKeep ? null : (
        <div className={scripting.with}>
          <Checkbox
            label={draftWords.keepLong}
            description={draftWords.shared}
            checked={mail.isLong}
            onChange={({ target }) => mail.keepLong(target.checked)}
          />
        </div>
      )}
      <p className={styles.small}>
        <PrivacyNote form={mail.form} />
      </p>
      {__CAPTCHA_SITE_KEY__ ? null : (
        <p className={`${styles.small} ${scripting.without}`}>{formWords.withoutScripts}</p>
      )}
    </Stack>
  );
}
