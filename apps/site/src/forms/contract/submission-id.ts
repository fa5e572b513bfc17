import type { RawValues } from "../drafts/form-values.ts";
import { fieldsOf, type MailForm } from "./forms.ts";

/** A new random name for a draft: 32 hexadecimal digits. */
export function newDraftId(): string {
  // `crypto.randomUUID` is missing on pages without TLS; this is not.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** FNV-1a over UTF-16 code units, from a given start. */
function fnv(text: string, start: number): string {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/**
 * The id of a submission: the draft's name and a fingerprint of what it says. Every try of the same
 * words has the same id, in any tab that shares the draft, so a message is known to be sent already;
 * words that were changed in between are a message of their own and are never mistaken for the first.
 * A chosen file does not count: it is not sent, and a reload forgets it.
 */
export function submissionIdOf(form: MailForm, draftId: string, values: RawValues): string {
  const words = JSON.stringify(
    fieldsOf(form).map(({ kind, name }) => (kind === "file" ? "" : values[name])),
  );
  return `${draftId}-${fnv(words, 0x811c9dc5)}${fnv(words, 0x9e3779b9)}`;
}

/** Whether a submission came from this draft, whatever it said. */
export function isOfDraft(submissionId: string, draftId: string): boolean {
  return submissionId.startsWith(`${draftId}-`);
}
