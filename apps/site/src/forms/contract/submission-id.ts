import type { Answers, Form } from "@kolam/content/model/types/form";
import { fieldsOf } from "./forms.ts";

/** A new random id for a draft: 32 hexadecimal digits. */
export function newDraftId(): string {
  // Unlike `crypto.randomUUID`, this works on pages without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The 32-bit FNV-1a hash of a text's UTF-16 code units. */
function fnv(text: string, start: number): string {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/**
 * The id of a submission: the draft's id and a hash of the answers. The same answers sent again, in
 * any tab that shares the draft, have the same id and are recognised as a repetition; changed
 * answers have another. A chosen file does not count, because it is not sent and a reload loses it.
 */
export function submissionIdOf(form: Form, draftId: string, values: Answers): string {
  const words = JSON.stringify(
    fieldsOf(form).map(({ kind, name }) => (kind === "file" ? "" : values[name])),
  );
  return `${draftId}-${fnv(words, 0x811c9dc5)}${fnv(words, 0x9e3779b9)}`;
}

/** Whether a submission was made from this draft, with any answers. */
export function isOfDraft(submissionId: string, draftId: string): boolean {
  return submissionId.startsWith(`${draftId}-`);
}
