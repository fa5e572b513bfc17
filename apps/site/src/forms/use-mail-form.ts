import { timings } from "@kolam/content/timings";
import { useHydrated } from "@kolam/ui/hydrated";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { config } from "../config.ts";
import { deliverProven, prepareProof } from "./captcha/proven.ts";
import type { MailForm } from "./contract/forms.ts";
import { honeypotName } from "./contract/honeypot.ts";
import { referenceOf } from "./contract/reference.ts";
import { buildSubmission, type Submission } from "./contract/submission.ts";
import { isOfDraft, submissionIdOf } from "./contract/submission-id.ts";
import type { FormName, RawValues } from "./drafts/form-values.ts";
import { useDraft } from "./drafts/use-draft.ts";
import { emptyFields, isEmpty, readValues } from "./fields/form-controls.ts";
import { useProblems } from "./fields/use-problems.ts";
import type { Problem } from "./fields/validation.ts";
import { deliver, sendingName } from "./sending/deliver.ts";
import { useMailServices } from "./sending/mail-services.ts";
import { type MailState, type Receipt, troubleOf } from "./sending/mail-state.ts";
import { openAttempt } from "./sending/sending-log.ts";

/** Time for the inline message to be painted before the alert stops everything, in milliseconds. */
const beforeAlertMs = 50;

export interface MailFormOptions {
  /** How long the state stays `sent`, in milliseconds; 5,000 unless given. */
  readonly sentForMs?: number;
  /** Told once for each submission that has arrived. */
  readonly onSent?: (receipt: Receipt) => void;
  /** Shows the person what must be mended; without it the error summary takes the focus. */
  readonly onProblems?: (problems: readonly Problem[]) => void;
  /** Asked before anything is checked; `false` means that the person did not mean to send yet. */
  readonly isComplete?: () => boolean;
}

/**
 * The behaviour of a form that is delivered by mail: idle → sending → sent, failed, unknown or offline.
 * One send at a time in all tabs, nothing typed is lost, and without scripts the same form posts itself.
 */
export function useMailForm<Name extends FormName>(
  form: MailForm<Name>,
  { sentForMs = timings.successMs, onSent, onProblems, isComplete }: MailFormOptions = {},
) {
  const services = useMailServices();
  const { storage, alert, oneAtATime } = services;
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [state, setState] = useState<MailState>({ kind: "idle" });
  const draft = useDraft(form, element, services);
  const { dropIfSent } = draft;
  const checks = useProblems(form, element);

  const submissionOf = useCallback(
    (values: ReturnType<typeof readValues<Name>>, honeypot = ""): Submission =>
      buildSubmission(form, values, {
        recipient: { accessKey: config.mail.keys[form.key], email: form.recipient },
        submissionId: submissionIdOf(form, draft.id.current, values),
        honeypot,
      }),
    [form, draft.id],
  );

  // After a reload in the middle of a send: it may have left, and only the person can decide. Another
  // tab may just be sending the same draft; an attempt that is noted still when its turn is over is one
  // that nobody has seen the end of.
  useEffect(() => {
    const attempt = openAttempt(storage, form.name);
    if (attempt === undefined || !isOfDraft(attempt, draft.id.current)) return;
    let gone = false;
    const lookAgain = async () => openAttempt(storage, form.name);
    void oneAtATime(sendingName(form.name), lookAgain).then((left) => {
      if (gone || busy.current || !element.current) return;
      if (left !== attempt) return dropIfSent();
      const submission = submissionOf(readValues(form, element.current));
      setState({ kind: "unknown", reason: "interrupted", submission });
    });
    return () => {
      gone = true;
    };
  }, [form, storage, oneAtATime, submissionOf, dropIfSent, draft.id]);

  useEffect(() => {
    if (state.kind !== "sent") return;
    const timer = setTimeout(() => setState({ kind: "idle" }), sentForMs);
    return () => clearTimeout(timer);
  }, [state, sentForMs]);

  const finish = (submission: Submission, values: RawValues, draftId: string) => {
    if (!element.current) {
      // The page has moved on meanwhile; what it left on the device is sent now.
      if (draft.keptId() === draftId) draft.renew();
      return;
    }
    // What was changed while the message was on its way was not in it and stays.
    emptyFields(form, element.current, values);
    draft.renew();
    checks.reset();
    const receipt = { submission, reference: referenceOf(submission.submission_id) };
    setState({ kind: "sent", receipt });
    onSent?.(receipt);
  };

  const sendNow = async (values: ReturnType<typeof readValues<Name>>, honeypot: string) => {
    const draftId = draft.id.current;
    const submission = submissionOf(values, honeypot);
    draft.save();
    setState({ kind: "sending" });
    const post = (body: Submission) => deliver(form.name, body, services);
    const outcome = await (__CAPTCHA_SITE_KEY__
      ? deliverProven(submission, post)
      : post(submission));
    busy.current = false;
    const trouble = troubleOf(outcome, submission);
    if (!trouble) return finish(submission, values, draftId);
    services.log(`The ${form.name} form was not sent:`, outcome);
    setState(trouble);
    setTimeout(() => alert(form.alert), beforeAlertMs);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current || !element.current || isComplete?.() === false) return;
    const values = readValues(form, element.current);
    // The second click of a double click, after a quick send has emptied the form.
    if (state.kind === "sent" && isEmpty(values)) return;
    const problems = checks.check();
    if (problems.length > 0) {
      onProblems?.(problems);
      return;
    }
    busy.current = true;
    const honeypot = new FormData(element.current).get(honeypotName);
    void sendNow(values, typeof honeypot === "string" ? honeypot : "");
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    draft.noteChange();
    if (__CAPTCHA_SITE_KEY__) prepareProof();
    const { target } = event;
    if (target instanceof HTMLElement && "name" in target) checks.recheck(String(target.name));
  };

  return {
    form,
    state,
    hydrated,
    formProps: { ref: element, noValidate: hydrated, onSubmit, onInput },
    ...checks,
    note: draft.note,
    canKeep: draft.canKeep,
    revision: draft.revision,
    /** What the form holds now; nothing before it is hydrated. */
    values: (): RawValues => (element.current ? readValues(form, element.current) : {}),
    /** For changes made other than by typing. */
    noteChange: draft.noteChange,
    clear: () => {
      if (busy.current) return;
      draft.clear();
      checks.reset();
      setState({ kind: "idle" });
    },
    undo: draft.undo,
  };
}

/** What {@link useMailForm} returns, for the parts that show it. */
export type MailFormControl = Omit<ReturnType<typeof useMailForm<FormName>>, "form"> & {
  readonly form: MailForm;
};
