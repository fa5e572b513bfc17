import type { Form } from "@kolam/content/model/types/form";
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { fieldsOf } from "../contract/forms.ts";
import { isOfDraft, newDraftId, submissionIdOf } from "../contract/submission-id.ts";
import { emptyFields, fillEmpty, isEmpty, readValues, setField } from "../fields/form-controls.ts";
import type { MailServices } from "../sending/mail-services.ts";
import { openAttempt, removeAttempt, sentKey, wasSent } from "../sending/sending-log.ts";
import { both } from "./device-storage.ts";
import { draftKey, isTooLong, readDraft, removeDraft, writeDraft } from "./drafts.ts";
import {
  type Draft,
  isAhead,
  isSameAnswer,
  mergeDrafts,
  withAnswers,
  withEdit,
  withOther,
} from "./merge-drafts.ts";

/** What has just happened to the draft. */
export type DraftNote = "restored" | "cleared" | "sentElsewhere";

/** How long after the last input the draft is stored, in milliseconds. */
const saveDelayMs = 300;

/** No answers, of any field. */
const none: readonly string[] = [];

/**
 * Stores the draft of a form until it is sent or cleared, on the device for a day or as long as the
 * visitor asks, and restores it when the form is shown again. Text typed before hydration is kept
 * and becomes part of the draft. What another tab changes in the same draft is merged into it. Each
 * tab also has a copy of its own, so that a different draft in another tab does not replace it.
 */
export function useDraft(
  form: Form,
  element: RefObject<HTMLFormElement | null>,
  { storage, tabStorage }: Pick<MailServices, "storage" | "tabStorage">,
) {
  const drafts = useMemo(() => both(tabStorage, storage), [tabStorage, storage]);
  const fields = useMemo(() => fieldsOf(form).filter(({ kind }) => kind !== "file"), [form]);
  const id = useRef("");
  /** This tab's id in the draft: not stored, as a duplicated tab is a different one. */
  const [tab] = useState(() => newDraftId().slice(0, 8));
  /** The draft as it was last stored or taken in. */
  const known = useRef<Draft>({ id: "", values: {} });
  const changed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cleared = useRef<Draft | undefined>(undefined);
  const [note, setNote] = useState<DraftNote>();
  /** The fields whose answers the device does not keep. */
  const [left, setLeft] = useState(none);
  const [canKeep, setCanKeep] = useState(true);
  const [others, setOthers] = useState<Draft["others"]>();
  const [isLong, setIsLong] = useState(false);
  /** The visitor's choice in this tab, which other tabs may not know yet. */
  const choice = useRef<boolean>(undefined);
  /** Increases whenever the form was changed other than by typing. */
  const [revision, setRevision] = useState(0);

  /** The answers in the form, without files. */
  const answersIn = useCallback(
    (shown: HTMLFormElement) => {
      const values = readValues(form, shown);
      return Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ""]));
    },
    [form, fields],
  );

  /** Puts a draft into the form. */
  const show = useCallback(
    (draft: Draft) => {
      if (!element.current) return;
      const values = answersIn(element.current);
      const news = fields.filter(({ name }) => !isSameAnswer(values[name], draft.values[name]));
      for (const field of news) {
        setField(form, element.current, field, draft.values[field.name] ?? "");
      }
      // An answer that the form no longer offers is not in it.
      known.current = { ...draft, values: answersIn(element.current) };
      setIsLong(draft.isLong === true);
      setOthers(isEmpty(draft.others ?? {}) ? undefined : draft.others);
      if (news.length > 0) setRevision((count) => count + 1);
    },
    [form, fields, element, answersIn],
  );

  /**
   * Takes in what another tab has changed in the draft, and stores what this tab has changed in it.
   */
  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (!element.current) return;
    const current = withAnswers(known.current, answersIn(element.current), tab);
    const stored = readDraft(storage, form.id, fields);
    const theirs = stored?.id === current.id ? stored : undefined;
    const mine = {
      ...current,
      isLong: choice.current ?? theirs?.isLong ?? current.isLong ?? false,
    };
    choice.current = undefined;
    const merged = theirs ? mergeDrafts(mine, theirs) : mine;
    show(merged);
    const isNews = changed.current || (theirs !== undefined && isAhead(merged, theirs));
    changed.current = false;
    if (!isNews) return;
    const notKept = writeDraft(drafts, form.id, fields, merged);
    setLeft(notKept.length > 0 ? notKept : none);
    const long = notKept.filter((name) => isTooLong(merged.values[name] ?? ""));
    const answered = fields.filter(({ name }) => merged.values[name]?.length);
    setCanKeep(notKept.length < Math.max(answered.length, 1) || long.length > 0);
  }, [form, fields, element, storage, drafts, tab, answersIn, show]);

  const noteChange = useCallback(() => {
    changed.current = true;
    cleared.current = undefined;
    setNote(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(save, saveDelayMs);
  }, [save]);

  /** Whether a field has another answer than the one that the draft has. */
  const hasNews = useCallback(() => {
    const values = element.current ? answersIn(element.current) : {};
    return fields.some(({ name }) => !isSameAnswer(values[name], known.current.values[name]));
  }, [element, fields, answersIn]);

  /** Starts a new draft with the answers that are still in the form. */
  const renew = useCallback(
    (next?: DraftNote) => {
      removeDraft(drafts, form.id);
      const attempt = openAttempt(storage, form.id);
      // The attempt may belong to another tab, which is sending its own draft.
      if (attempt && isOfDraft(attempt, id.current)) removeAttempt(storage, form.id);
      id.current = newDraftId();
      known.current = { id: id.current, values: {} };
      changed.current = true;
      save();
      setNote(next);
      setRevision((count) => count + 1);
    },
    [form, save, storage, drafts],
  );

  /** Empties the form if another tab has sent exactly these answers. */
  const dropIfSent = useCallback(() => {
    if (!element.current) return;
    const values = readValues(form, element.current);
    if (isEmpty(values) || !wasSent(storage, submissionIdOf(form, id.current, values))) return;
    emptyFields(form, element.current);
    renew("sentElsewhere");
  }, [form, element, storage, renew]);

  useEffect(() => {
    if (!element.current) return;
    const own = readDraft(tabStorage, form.id, fields);
    const shared = readDraft(storage, form.id, fields);
    const stored =
      own && own.id === shared?.id
        ? mergeDrafts({ ...own, isLong: shared.isLong ?? false }, shared)
        : (own ?? shared);
    id.current = stored?.id ?? newDraftId();
    // What is in the form already was typed before hydration, without knowing of the draft.
    const values = answersIn(element.current);
    const same = fields.filter(({ name }) => isSameAnswer(values[name], stored?.values[name]));
    const start = Object.fromEntries(same.map(({ name }) => [name, values[name] ?? ""]));
    const typed = withAnswers({ id: id.current, values: start }, values, tab);
    changed.current = typed.edits !== undefined;
    const merged = stored ? mergeDrafts(typed, stored) : typed;
    // The initial option of a list was not chosen by the visitor.
    const lists = fields.filter(({ kind }) => kind === "select");
    show(lists.reduce((draft, { name }) => withOther(draft, name, stored?.others?.[name]), merged));
    const isFilled = fields.some(
      ({ name }) => !isSameAnswer(known.current.values[name], typed.values[name]),
    );
    if (isFilled) setNote("restored");
    save();
    setRevision((count) => count + 1);
    dropIfSent();
  }, [form, fields, element, storage, tabStorage, tab, answersIn, show, save, dropIfSent]);

  useEffect(() => {
    const saveIfHidden = () => {
      if (document.visibilityState === "hidden") save();
    };
    // A page that comes back from the cache has missed what other tabs stored.
    const saveIfBack = (event: PageTransitionEvent) => {
      if (event.persisted) save();
    };
    addEventListener("pagehide", save);
    addEventListener("pageshow", saveIfBack);
    document.addEventListener("visibilitychange", saveIfHidden);
    return () => {
      removeEventListener("pagehide", save);
      removeEventListener("pageshow", saveIfBack);
      document.removeEventListener("visibilitychange", saveIfHidden);
      clearTimeout(timer.current);
    };
  }, [save]);

  // A layout effect, because its cleanup runs while the form is still in the document.
  useLayoutEffect(() => save, [save]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === sentKey) dropIfSent();
      if (event.key === draftKey(form.id)) save();
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [form, save, dropIfSent]);

  /** Puts an answer into a field. One that it replaces is kept beside it. */
  const answer = (name: string, value: string | readonly string[]) => {
    const field = fields.find((candidate) => candidate.name === name);
    if (!element.current || !field) return;
    const before = answersIn(element.current)[name] ?? "";
    setField(form, element.current, field, value);
    if (!isSameAnswer(answersIn(element.current)[name], before)) {
      known.current = withOther(known.current, name, before);
    }
    changed.current = true;
    setNote(undefined);
    save();
    setRevision((count) => count + 1);
  };

  /** Removes the second answer to a field. */
  const dropOther = (name: string) => {
    known.current = withEdit(withOther(known.current, name, undefined), name, tab);
    changed.current = true;
    save();
  };

  /** Keeps the draft on the device for longer than a day, or no longer than that. */
  const keepLong = (isWished: boolean) => {
    choice.current = isWished;
    changed.current = true;
    setIsLong(isWished);
    save();
  };

  const clear = () => {
    if (!element.current) return;
    const before = withAnswers(known.current, answersIn(element.current), tab);
    const wasEmpty = isEmpty(readValues(form, element.current));
    emptyFields(form, element.current);
    renew("cleared");
    cleared.current = wasEmpty ? undefined : before;
  };

  const undo = () => {
    const before = cleared.current;
    if (!before || !element.current) return;
    fillEmpty(form, element.current, before.values);
    id.current = before.id;
    known.current = before;
    changed.current = true;
    cleared.current = undefined;
    save();
    setNote(undefined);
    setRevision((count) => count + 1);
  };

  /** The id of the stored draft, even if the form is no longer in the document. */
  const storedId = () =>
    (readDraft(tabStorage, form.id, fields) ?? readDraft(storage, form.id, fields))?.id;

  return {
    id,
    note,
    canKeep,
    left,
    others,
    isLong,
    keepLong,
    revision,
    save,
    noteChange,
    hasNews,
    answer,
    dropOther,
    renew,
    dropIfSent,
    storedId,
    clear,
    undo,
  };
}
