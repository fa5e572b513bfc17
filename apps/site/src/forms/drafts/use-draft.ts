import type { Answers, Form } from "@kolam/content/model/types/form";
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
import { emptyFields, fillEmpty, isEmpty, readValues } from "../fields/form-controls.ts";
import type { MailServices } from "../sending/mail-services.ts";
import { openAttempt, removeAttempt, sentKey, wasSent } from "../sending/sending-log.ts";
import { layered } from "./device-storage.ts";
import { draftKey, readDraft, removeDraft, writeDraft } from "./drafts.ts";

/** What has just happened to the draft. */
export type DraftNote = "restored" | "cleared" | "sentElsewhere";

/** How long after the last input the draft is stored, in milliseconds. */
const saveDelayMs = 300;

/**
 * Stores the draft of a form on the device until it is sent, cleared or 30 days old, and restores
 * it when the form is shown again. Text typed before hydration is kept and becomes part of the
 * draft. Each tab also has its own copy, so that a different draft in another tab does not replace
 * it.
 */
export function useDraft(
  form: Form,
  element: RefObject<HTMLFormElement | null>,
  { storage, tabStorage }: Pick<MailServices, "storage" | "tabStorage">,
) {
  const drafts = useMemo(() => layered(tabStorage, storage), [tabStorage, storage]);
  const id = useRef("");
  const changed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cleared = useRef<{ id: string; values: Answers } | undefined>(undefined);
  const [note, setNote] = useState<DraftNote>();
  const [canKeep, setCanKeep] = useState(true);
  /** Increases whenever the form was changed other than by typing. */
  const [revision, setRevision] = useState(0);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (!changed.current || !element.current) return;
    changed.current = false;
    const values = readValues(form, element.current);
    setCanKeep(writeDraft(drafts, form.id, fieldsOf(form), { id: id.current, values }));
  }, [form, element, drafts]);

  const noteChange = useCallback(() => {
    changed.current = true;
    cleared.current = undefined;
    setNote(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(save, saveDelayMs);
  }, [save]);

  /** Starts a new draft with the answers that are still in the form. */
  const renew = useCallback(
    (next?: DraftNote) => {
      removeDraft(drafts, form.id);
      const attempt = openAttempt(storage, form.id);
      // The attempt may belong to another tab, which is sending its own draft.
      if (attempt && isOfDraft(attempt, id.current)) removeAttempt(storage, form.id);
      id.current = newDraftId();
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
    const typed = !isEmpty(readValues(form, element.current));
    const draft = readDraft(drafts, form.id, fieldsOf(form));
    id.current = draft?.id ?? newDraftId();
    if (draft && fillEmpty(form, element.current, draft.values)) setNote("restored");
    changed.current = typed;
    save();
    setRevision((count) => count + 1);
    dropIfSent();
  }, [form, element, drafts, save, dropIfSent]);

  useEffect(() => {
    const saveIfHidden = () => {
      if (document.visibilityState === "hidden") save();
    };
    addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", saveIfHidden);
    return () => {
      removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", saveIfHidden);
      clearTimeout(timer.current);
    };
  }, [save]);

  // A layout effect, because its cleanup runs while the form is still in the document.
  useLayoutEffect(() => save, [save]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === sentKey) dropIfSent();
      // Another tab has changed the same draft: its answers are newer than this tab's copy.
      const isNewer = event.key === draftKey(form.id) && event.newValue?.includes(id.current);
      if (isNewer) removeDraft(tabStorage, form.id);
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [form, tabStorage, dropIfSent]);

  const clear = () => {
    if (!element.current) return;
    const values = readValues(form, element.current);
    const before = { id: id.current, values };
    emptyFields(form, element.current);
    renew("cleared");
    cleared.current = isEmpty(values) ? undefined : before;
  };

  const undo = () => {
    const before = cleared.current;
    if (!before || !element.current) return;
    fillEmpty(form, element.current, before.values);
    id.current = before.id;
    changed.current = true;
    cleared.current = undefined;
    save();
    setNote(undefined);
    setRevision((count) => count + 1);
  };

  /** The id of the stored draft, even if the form is no longer in the document. */
  const storedId = () => readDraft(drafts, form.id, fieldsOf(form))?.id;

  return {
    id,
    note,
    canKeep,
    revision,
    save,
    noteChange,
    renew,
    dropIfSent,
    storedId,
    clear,
    undo,
  };
}
