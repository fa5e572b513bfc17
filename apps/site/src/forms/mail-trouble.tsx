import { captchaWords } from "@kolam/content/forms/captcha";
import { failureWords, outcomeWords } from "@kolam/content/forms/words";
import { Alert } from "@kolam/ui/alert";
import { Button } from "@kolam/ui/button";
import { ButtonLink } from "@kolam/ui/button-link";
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
  422: outcomeWords.unusable,
  429: failureWords.busy,
};

/** What happened, in words, and what to do about it. */
function wordsOf(trouble: Trouble): { title: string; text: string; retry: string } {
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
    default:
      return { ...failed, text: failureWords.offline };
  }
}

function CopyButton({ text, onFailed }: { text: string; onFailed: () => void }) {
  const { copy } = useMailServices();
  const [copied, setCopied] = useState(false);
  const put = () => {
    copy(text).then(() => setCopied(true), onFailed);
  };
  return (
    <>
      <Button tone="outline" onClick={put}>
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
  // On a phone its buttons would stand below the fold. A page that is just being opened stays where it is.
  const isNews = trouble.kind !== "unknown" || trouble.reason !== "interrupted";
  useEffect(() => {
    if (isNews) element.current?.scrollIntoView({ block: "nearest" });
  }, [isNews]);
  const { subject, message } = trouble.submission;
  const mail = mailLink({ to, subject, body: message });
  const { title, text, retry } = wordsOf(trouble);
  return (
    <Alert
      ref={element}
      tone={trouble.kind === "failed" ? "error" : "warning"}
      role="alert"
      title={title}
      actions={
        <>
          <Button type="submit">{retry}</Button>
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
        <label className={styles.byHand}>
          {failureWords.copyFailed}
          <textarea readOnly rows={6} defaultValue={message} className={styles.text} />
        </label>
      ) : null}
    </Alert>
  );
}

/**
 * A send that did not, or may not have, arrived: stays on the page beside the browser's alert, with a
 * retry and ways to deliver the same words without us. While there is no trouble it says only, before
 * anybody tries to send, that the device is offline.
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
