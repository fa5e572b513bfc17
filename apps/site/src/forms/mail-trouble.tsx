import { Alert } from "@kolam/ui/alert";
import { Button } from "@kolam/ui/button";
import { ButtonLink } from "@kolam/ui/button-link";
import { captchaWords } from "@site/texts/forms/captcha";
import { failureWords, outcomeWords } from "@site/texts/forms/words";
import { useEffect, useRef, useState } from "react";
import styles from "./mail-trouble.module.css";
import { useMailServices } from "./sending/mail-services.ts";
import { isTrouble, type Trouble } from "./sending/mail-state.ts";
import { mailLink } from "./sending/mailto.ts";
import type { MailFormControl } from "./use-mail-form.ts";
import { useOnline } from "./use-online.ts";

const unknownTexts = {
  timeout: failureWords.unknown,
  network: outcomeWords.broken,
  interrupted: outcomeWords.interrupted,
} as const;

const refusals: Readonly<Record<number, string>> = {
  400: outcomeWords.unusable,
  413: outcomeWords.tooLarge,
  415: outcomeWords.fileRefused,
  422: outcomeWords.unusable,
  429: failureWords.busy,
};

/** What happened and what to do about it. `retry` is for the button that sends the form. */
export function wordsOf(trouble: Trouble): { title: string; text: string; retry: string } {
  const failed = { title: failureWords.title, retry: failureWords.retry };
  if (__CAPTCHA_SITE_KEY__ && trouble.kind === "unproven") {
    return { ...failed, text: captchaWords[trouble.reason] };
  }
  switch (trouble.kind) {
    case "unknown":
      return {
        title: outcomeWords.unknownTitle,
        text: unknownTexts[trouble.reason],
        retry: outcomeWords.sendAgain,
      };
    case "failed":
      return { ...failed, text: refusals[trouble.status] ?? failureWords.refused };
    case "unreadable":
      return { ...failed, text: outcomeWords.fileGone };
    default:
      return { ...failed, text: failureWords.offline };
  }
}

function CopyButton({ text, onFailed }: { text: string; onFailed: () => void }) {
  const { copy } = useMailServices();
  const [copied, setCopied] = useState(false);
  const copyText = () => {
    copy(text).then(() => setCopied(true), onFailed);
  };
  return (
    <>
      <Button tone="outline" onClick={copyText}>
        {failureWords.copy}
      </Button>
      <span role="status" className={styles.quiet}>
        {copied ? failureWords.copied : null}
      </span>
    </>
  );
}

function Details({ trouble, to }: { trouble: Trouble; to: string }) {
  const [mustSelect, setMustSelect] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  // On a phone its buttons may be below the window. A page that is just being opened does not
  // scroll.
  const isNew = trouble.kind !== "unknown" || trouble.reason !== "interrupted";
  useEffect(() => {
    if (isNew) element.current?.scrollIntoView({ block: "nearest" });
  }, [isNew]);
  const { subject, message } = trouble.submission;
  const mail = mailLink({ to, subject, body: message });
  const { title, text } = wordsOf(trouble);
  return (
    <Alert
      ref={element}
      tone={trouble.kind === "failed" ? "error" : "warning"}
      role="alert"
      title={title}
      actions={
        <>
          <ButtonLink tone="outline" href={mail.href}>
            {failureWords.mail}
          </ButtonLink>
          <CopyButton text={`${subject}\n\n${message}`} onFailed={() => setMustSelect(true)} />
        </>
      }
    >
      <p>{text}</p>
      {mail.complete ? null : <p>{failureWords.tooLongForMail}</p>}
      {mustSelect ? (
        <label className={styles.manualCopy}>
          {failureWords.copyFailed}
          <textarea readOnly rows={6} defaultValue={message} className={styles.text} />
        </label>
      ) : null}
    </Alert>
  );
}

/**
 * Reports a message that was not sent, or may not have been: an alert with a mail link and a
 * copy button. The form's own button then sends it again. Otherwise it only warns when the device
 * is offline.
 */
export function MailTrouble({ mail }: { mail: MailFormControl }) {
  const { state, form } = mail;
  const online = useOnline();
  if (isTrouble(state)) {
    return <Details trouble={state} to={form.recipient} />;
  }
  return (
    <div role="status" className={styles.quiet}>
      {online ? null : <Alert tone="warning">{failureWords.offline}</Alert>}
    </div>
  );
}
