import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { fieldsOf, type MailForm } from "../contract/forms.ts";
import { isOfDraft, newDraftId, submissionIdOf } from "../contract/submission-id.ts";
import { emptyFields, fillEmpty, isEmpty, readValues } from "../fields/form-controls.ts";
import type { MailServices } from "../sending/mail-services.ts";
import { openAttempt, removeAttempt, sentKey, wasSent } from "../sending/sending-log.ts";
import { layered } from "./device-storage.ts";
import { draftKey } from "./draft-keys.ts";
import { readDraft, removeDraft, writeDraft } from "./drafts.ts";
import type { RawValues } from "./form-values.ts";

/** What has just happened to what was typed. */
export type DraftNote = "restored" | "cleared" | "sentElsewhere";

/** How long after the last key a draft is kept, in milliseconds. */
const quietMs = 300;

/**
 * Keeps what is typed on the device until it is sent, cleared or 30 days old, and fills the form with it
 * when it is shown again. What was typed before the page was hydrated stands and is kept like the rest.
 * A tab keeps its own words for itself too, so that other words in another tab cannot take their place.
 */
export function useDraft(
  form: MailForm,
  element: RefObject<HTMLFormElement | null>,
  { storage, tabStorage }: Pick<MailServices, "storage" | "tabStorage">,
) {
  const drafts = useMemo(() => layered(tabStorage, storage), [tabStorage, storage]);
  const id = useRef("");
  const changed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cleared = useRef<{ id: string; values: RawValues } | undefined>(undefined);
  const [note, setNote] = useState<DraftNote>();
  const [canKeep, setCanKeep] = useState(true);
  /** Counts the times the form was filled or emptied other than by typing. */
  const [revision, setRevision] = useState(0);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (!changed.current || !element.current) return;
    changed.current = false;
    const values = readValues(form, element.current);
    setCanKeep(writeDraft(drafts, form.name, fieldsOf(form), { id: id.current, values }));
  }, [form, element, drafts]);

  const noteChange = useCallback(() => {
    changed.current = true;
    cleared.current = undefined;
    setNote(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(save, quietMs);
  }, [save]);

  /** Starts a new draft, with what is still in the form, if anything is. */
  const renew = useCallback(
    (next?: DraftNote) => {
      removeDraft(drafts, form.name);
      const attempt = openAttempt(storage, form.name);
      // Another tab may just be sending a draft of its own.
      if (attempt && isOfDraft(attempt, id.current)) removeAttempt(storage, form.name);
      id.current = newDraftId();
      changed.current = true;
      save();
      setNote(next);
      setRevision((count) => count + 1);
    },
    [form, save, storage, drafts],
  );

  /** Empties the form if exactly these words have arrived already. */
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
    const draft = readDraft(drafts, form.name, fieldsOf(form));
    id.current = draft?.id ?? newDraftId();
    if (draft && fillEmpty(form, element.current, draft.values)) setNote("restored");
    changed.current = typed;
    save();
    setRevision((count) => count + 1);
    dropIfSent();
  }, [form, element, drafts, save, dropIfSent]);

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === "hidden") save();
    };
    addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", hide);
      clearTimeout(timer.current);
    };
  }, [save]);

  // A layout effect, because the form is still there when its cleanup runs.
  useLayoutEffect(() => save, [save]);

  useEffect(() => {
    const hear = (event: StorageEvent) => {
      if (event.key === sentKey) dropIfSent();
      // Another tab goes on with this very draft: its words are the later ones.
      const goesOn = event.key === draftKey(form.name) && event.newValue?.includes(id.current);
      if (goesOn) removeDraft(tabStorage, form.name);
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
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

  /** The name of the draft that is kept, whether or not the form is still there. */
  const keptId = () => readDraft(drafts, form.name, fieldsOf(form))?.id;

  return { id, note, canKeep, revision, save, noteChange, renew, dropIfSent, keptId, clear, undo };
}
