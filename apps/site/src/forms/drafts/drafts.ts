import type { Field } from "@kolam/content/model/types/field";
import type { Answers, Form } from "@kolam/content/model/types/form";
import type { DeviceStorage } from "./device-storage.ts";
import { draftPrefix, isOld } from "./draft-age.ts";

/** What a visitor has typed but not sent. */
export interface Draft {
  /** The same in every tab that shows the draft. */
  readonly id: string;
  readonly values: Answers;
}

/** Increased when drafts of an older format can no longer be read. */
const version = 1;
/** The longest stored draft that is read, in characters. Five full text fields have 100,000. */
const maxLength = 400_000;

/** The storage key of a form's draft. */
export const draftKey = (form: Form["id"]) => `${draftPrefix}${form}`;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readValue(field: Field, value: unknown): string | readonly string[] | undefined {
  if (field.kind === "file") return undefined;
  if (field.kind !== "checkboxes") return typeof value === "string" ? value : undefined;
  if (!Array.isArray(value)) return undefined;
  const known = new Set(field.options.map((option) => option.value));
  return [...new Set(value)].filter((item) => typeof item === "string" && known.has(item));
}

/**
 * Parses a stored draft. Takes only the form's own fields and only values of the right type,
 * because the text may come from an older version, an extension or a hostile script on the same
 * origin.
 * @returns `undefined` if the draft is unreadable, empty or older than 30 days
 */
export function parseDraft(
  stored: string | undefined,
  fields: readonly Field[],
  now: number,
): Draft | undefined {
  if (stored === undefined || stored.length > maxLength) return undefined;
  let draft: unknown;
  try {
    draft = JSON.parse(stored);
  } catch {
    return undefined;
  }
  if (!isRecord(draft) || draft.version !== version || !isRecord(draft.values)) return undefined;
  const { id, savedAt, values } = draft;
  if (typeof id !== "string" || !/^[0-9a-f]{32}$/.test(id)) return undefined;
  if (isOld(savedAt, now)) return undefined;
  const accepted: [string, string | readonly string[]][] = [];
  for (const field of fields) {
    if (!Object.hasOwn(values, field.name)) continue;
    const value = readValue(field, values[field.name]);
    if (value !== undefined && value.length > 0) accepted.push([field.name, value]);
  }
  return accepted.length > 0 ? { id, values: Object.fromEntries(accepted) } : undefined;
}

/** Reads the draft of a form. Removes one that is unreadable or too old. */
export function readDraft(
  storage: DeviceStorage,
  form: Form["id"],
  fields: readonly Field[],
  now = Date.now(),
): Draft | undefined {
  const stored = storage.read(draftKey(form));
  const draft = parseDraft(stored, fields, now);
  if (stored !== undefined && !draft) storage.remove(draftKey(form));
  return draft;
}

/**
 * Stores the draft of a form, without files. If nothing is answered, removes it instead.
 * @returns whether the device stored it
 */
export function writeDraft(
  storage: DeviceStorage,
  form: Form["id"],
  fields: readonly Field[],
  draft: Draft,
  now = Date.now(),
): boolean {
  const kept = fields
    .filter((field) => field.kind !== "file")
    .map((field) => [field.name, draft.values[field.name] ?? ""] as const)
    .filter(([, value]) => value.length > 0);
  if (kept.length === 0) {
    storage.remove(draftKey(form));
    return true;
  }
  const values = Object.fromEntries(kept);
  return storage.write(
    draftKey(form),
    JSON.stringify({ version, id: draft.id, savedAt: now, values }),
  );
}

/** Removes the draft of a form. */
export function removeDraft(storage: DeviceStorage, form: Form["id"]): void {
  storage.remove(draftKey(form));
}
