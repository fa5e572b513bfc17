import { timings } from "@kolam/content/model/basics/timings";
import type { Answers, Form } from "@kolam/content/model/types/form";
import { useHydrated } from "@kolam/ui/hydrated";
import {
  type FocusEvent,
  type FormEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { config } from "../config.ts";
import { reportEvent } from "../measuring/site-event.ts";
import { deliverProven } from "./captcha/proven.ts";
import { honeypotName } from "./contract/honeypot.ts";
import { referenceOf } from "./contract/reference.ts";
import { buildSubmission, type Submission } from "./contract/submission.ts";
import { isOfDraft, submissionIdOf } from "./contract/submission-id.ts";
import { useDraft } from "./drafts/use-draft.ts";
import { chosenFiles, emptyFields, isEmpty, readValues } from "./fields/form-controls.ts";
import { useProblems } from "./fields/use-problems.ts";
import type { Problem } from "./fields/validation.ts";
import { deliver, sendingName } from "./sending/deliver.ts";
import { useMailServices } from "./sending/mail-services.ts";
import { type MailState, type Receipt, troubleOf } from "./sending/mail-state.ts";
import type { SentFile } from "./sending/send.ts";
import { openAttempt } from "./sending/sending-log.ts";
import { sourceOf } from "./sending/source.ts";

/** Time to paint the message in the page before the browser's alert blocks it, in milliseconds. */
const beforeAlertMs = 50;

const nextFields = "input:not([type=checkbox], [type=file]), select, textarea";

export interface MailFormOptions {
  /** Called once for each submission that has arrived. */
  readonly onSent?: (receipt: Receipt) => void;
  /** Called when answers must be corrected. Without it the error summary takes the focus. */
  readonly onProblems?: (problems: readonly Problem[]) => void;
  /**
   * Called before the answers are checked. `false` means that the visitor is not trying to send
   * yet.
   */
  readonly isComplete?: () => boolean;
}

/**
 * The behaviour of a form that is sent by mail. Its state goes from idle to sending, and from there
 * to sent, failed, unknown or offline. Only one tab sends at a time, and no answer is lost.
 */
export function useMailForm(form: Form, { onSent, onProblems, isComplete }: MailFormOptions = {}) {
  const services = useMailServices();
  const { storage, record, alert, oneAtATime } = services;
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [state, setState] = useState<MailState>({ kind: "idle" });
  const draft = useDraft(form, element, services);
  const { dropIfSent } = draft;
  const checks = useProblems(form, element);

  const submissionOf = useCallback(
    (values: Answers, honeypot = ""): Submission =>
      buildSubmission(form, values, {
        recipient: { accessKey: config.mail.keys[form.to], email: form.recipient },
        submissionId: submissionIdOf(form, draft.id.current, values),
        source: config.mail.source ? sourceOf() : "",
        honeypot,
      }),
    [form, draft.id],
  );

  // After a reload during sending, the message may or may not have arrived. Another tab may be
  // sending the same draft right now, so look again when it has finished: an attempt that is still
  // recorded then was interrupted.
  useEffect(() => {
    const attempt = openAttempt(storage, form.id);
    if (attempt === undefined || !isOfDraft(attempt, draft.id.current)) return;
    let isUnmounted = false;
    const readAgain = async () =>
      (await record.has(attempt)) ? undefined : openAttempt(storage, form.id);
    void oneAtATime(sendingName(form.id), readAgain).then((remaining) => {
      if (isUnmounted || busy.current || !element.current) return;
      if (remaining !== attempt) return dropIfSent();
      const submission = submissionOf(readValues(form, element.current));
      setState({ kind: "unknown", reason: "interrupted", submission });
    });
    return () => {
      isUnmounted = true;
    };
  }, [form, storage, record, oneAtATime, submissionOf, dropIfSent, draft.id]);

  useEffect(() => {
    if (state.kind !== "sent") return;
    const timer = setTimeout(() => setState({ kind: "idle" }), timings.successMs);
    return () => clearTimeout(timer);
  }, [state]);

  const finish = (submission: Submission, values: Answers, draftId: string) => {
    if (__TAG_KIND__) reportEvent({ name: "form-sent", form: form.id });
    if (!element.current) {
      // The visitor has left the page, and its stored draft is the one that was sent.
      if (draft.storedId() === draftId) draft.renew();
      return;
    }
    // Answers that were changed during sending were not sent, so they stay.
    emptyFields(form, element.current, values);
    draft.renew();
    checks.reset();
    const reference = referenceOf(submission.submission_id);
    const answers = Object.values(values).flat().filter(Boolean).length;
    const receipt = { submission, reference, answers };
    setState({ kind: "sent", receipt });
    onSent?.(receipt);
  };

  const sendNow = async (values: Answers, honeypot: string, files: readonly SentFile[]) => {
    const draftId = draft.id.current;
    const submission = submissionOf(values, honeypot);
    setState({ kind: "sending" });
    const post = (body: Submission) => deliver(form.id, body, services, files);
    const outcome = await (__CAPTCHA_SITE_KEY__
      ? deliverProven(submission, post)
      : post(submission));
    busy.current = false;
    const trouble = troubleOf(outcome, submission);
    if (!trouble) return finish(submission, values, draftId);
    services.log(`The ${form.id} form was not sent:`, outcome);
    setState(trouble);
    setTimeout(() => alert(form.alert), beforeAlertMs);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current || !element.current || isComplete?.() === false) return;
    // What another tab has just changed is sent as well.
    draft.save();
    const values = readValues(form, element.current);
    // The second click of a double click may come after the form was sent and emptied.
    if (state.kind === "sent" && isEmpty(values)) return;
    const problems = checks.check();
    if (problems.length > 0) {
      onProblems?.(problems);
      return;
    }
    busy.current = true;
    const honeypot = new FormData(element.current).get(honeypotName);
    const files = form.sendsFiles ? chosenFiles(form, element.current) : [];
    void sendNow(values, typeof honeypot === "string" ? honeypot : "", files);
  };

  const onInput = ({ target }: Pick<Event, "target">) => {
    draft.noteChange();
    if (target instanceof HTMLElement && "name" in target) checks.recheck(String(target.name));
  };

  // Password managers set values with this event alone, which React does not pass on then.
  const onNativeChange = useEffectEvent((event: Event) => {
    if (draft.hasNews()) onInput(event);
  });
  useEffect(() => {
    const shown = element.current;
    shown?.addEventListener("change", onNativeChange);
    return () => shown?.removeEventListener("change", onNativeChange);
  }, []);

  // What a script or another tab has filled in may be what was missing.
  const refreshProblems = useEffectEvent(checks.refresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change that nobody typed
  useEffect(() => refreshProblems(), [draft.revision]);

  // Only on the way to another field that is typed or chosen in: the error moves what is below it,
  // and a button or a box must not move while it is being pressed.
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const isField = relatedTarget instanceof Element && relatedTarget.matches(nextFields);
    if (isField && "name" in target) checks.leave(String(target.name));
  };

  return {
    form,
    state,
    hydrated,
    formProps: { ref: element, noValidate: hydrated, onSubmit, onInput, onBlur },
    ...checks,
    note: draft.note,
    canKeep: draft.canKeep,
    /** The names of the fields whose answers are too long to be kept. */
    left: draft.left,
    /** Second answers to fields that two tabs changed, or that a link has answered. */
    others: draft.others,
    isLong: draft.isLong,
    keepLong: draft.keepLong,
    revision: draft.revision,
    /** The answers in the form; none before hydration. */
    values: (): Answers => (element.current ? readValues(form, element.current) : {}),
    answer: draft.answer,
    dropOther: draft.dropOther,
    clear: () => {
      if (busy.current) return;
      draft.clear();
      checks.reset();
      setState({ kind: "idle" });
    },
    undo: draft.undo,
  };
}

/** The result of {@link useMailForm}, for the parts of a form. */
export type MailFormControl = ReturnType<typeof useMailForm>;
