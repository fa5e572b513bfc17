import { draftWords, formWords, outcomeWords } from "@kolam/content/forms/words";
import { Button } from "@kolam/ui/button";
import type { ReactNode } from "react";
import { ClearButton } from "./clear-button.tsx";
import { RichWords } from "./fields/rich-words.tsx";
import styles from "./form-foot.module.css";
import type { MailFormControl } from "./use-mail-form.ts";

interface SendButtonProps {
  mail: MailFormControl;
  /** `md` beside a field; `lg`, below a form, unless given. */
  size?: "md" | "lg";
}

/** The button that sends, in each of the form's states. */
export function SendButton({ mail: { state, form }, size = "lg" }: SendButtonProps) {
  const { idle, busy, done } = form.button;
  if (state.kind === "sending") {
    return (
      <Button type="submit" size={size} state="busy">
        {busy}
      </Button>
    );
  }
  const sent = state.kind === "sent";
  return (
    <Button type="submit" size={size} state={sent ? "success" : "idle"}>
      {sent ? done : idle}
    </Button>
  );
}

function noteOf({ note, canKeep }: MailFormControl): string {
  if (note) return draftWords[note];
  return canKeep ? draftWords.kept : draftWords.notKept;
}

/** Buttons side by side; a phone's rows are filled. */
export function FormButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}

interface FormFootProps {
  mail: MailFormControl;
  /** Buttons; the clearing one follows them. */
  children: ReactNode;
  /** What came of the last send, read out when it appears; `null` while there is nothing to say. */
  said?: ReactNode;
}

/** The end of a form: its buttons, what the device keeps, and what we do with the answers. */
export function FormFoot({ mail, children, said }: FormFootProps) {
  return (
    <div className={styles.root}>
      <FormButtons>
        {children}
        <span className={styles.withScripts}>
          <ClearButton mail={mail} />
        </span>
      </FormButtons>
      {said === undefined ? null : (
        <div role="status" className={styles.said}>
          {said}
        </div>
      )}
      <div className={`${styles.small} ${styles.withScripts}`}>
        <span role="status">{noteOf(mail)}</span>{" "}
        {mail.note === "cleared" ? (
          <Button tone="quiet" onClick={mail.undo}>
            {outcomeWords.undo}
          </Button>
        ) : null}
      </div>
      <p className={styles.small}>
        <RichWords words={formWords.privacyNote} />
      </p>
      {__CAPTCHA_SITE_KEY__ ? null : (
        <p className={`${styles.small} ${styles.withoutScripts}`}>{formWords.withoutScripts}</p>
      )}
    </div>
  );
}
