import type { StoragePlace } from "@kolam/content/model/law/storage";
import type { Field } from "@kolam/content/model/types/field";
import type { Form } from "@kolam/content/model/types/form";
import type { DeviceStorage, StorageToWrite } from "./device-storage.ts";
import { draftPrefix, isOld } from "./draft-age.ts";
import type { Draft, Edits } from "./merge-drafts.ts";

/** Increased when drafts of an older format can no longer be read. */
const version = 1;
/**
 * The longest draft that is stored and read, in characters. Five full text fields have 100,000.
 */
const maxLength = 400_000;

/** Whether an answer is too long for any draft. */
export const isTooLong = (answer: string | readonly string[]): boolean =>
  String(answer).length > maxLength;

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

function readValues(fields: readonly Field[], values: unknown): Draft["values"] {
  if (!isRecord(values)) return {};
  const accepted: [string, string | readonly string[]][] = [];
  for (const field of fields) {
    if (!Object.hasOwn(values, field.name)) continue;
    const value = readValue(field, values[field.name]);
    if (value !== undefined && value.length > 0) accepted.push([field.name, value]);
  }
  return Object.fromEntries(accepted);
}

/** The counts of a field's changes. A tab's id is a hexadecimal number. */
function readEdits(edits: unknown): Edits {
  if (!isRecord(edits)) return {};
  const counts = Object.entries(edits).filter(
    (entry): entry is [string, number] =>
      /^[0-9a-f]{1,32}$/.test(entry[0]) && Number.isSafeInteger(entry[1]),
  );
  return Object.fromEntries(counts);
}

/**
 * Parses a stored draft. Takes only the form's own fields and only values of the right type,
 * because the text may come from an older version, an extension or a hostile script on the same
 * origin.
 * @returns `undefined` if the draft is unreadable, empty or too old for where it is kept
 */
export function parseDraft(
  stored: string | undefined,
  fields: readonly Field[],
  now: number,
  place: StoragePlace = "device",
): Draft | undefined {
  if (stored === undefined || stored.length > maxLength) return undefined;
  let draft: unknown;
  try {
    draft = JSON.parse(stored);
  } catch {
    return undefined;
  }
  if (!isRecord(draft) || draft.version !== version) return undefined;
  const { id, savedAt, isLong } = draft;
  if (typeof id !== "string" || !/^[0-9a-f]{32}$/.test(id)) return undefined;
  if (isOld({ savedAt, isLong }, place, now)) return undefined;
  const values = readValues(fields, draft.values);
  if (Object.keys(values).length === 0) return undefined;
  const all = isRecord(draft.edits) ? draft.edits : {};
  const changed = fields.filter(({ name }) => Object.hasOwn(all, name));
  return {
    id,
    values,
    isLong: isLong === true,
    edits: Object.fromEntries(changed.map(({ name }) => [name, readEdits(all[name])])),
    others: readValues(fields, draft.others),
  };
}

/** Reads the draft of a form. Removes one that is unreadable or too old. */
export function readDraft(
  storage: DeviceStorage,
  form: Form["id"],
  fields: readonly Field[],
  now = Date.now(),
): Draft | undefined {
  const stored = storage.read(draftKey(form));
  const draft = parseDraft(stored, fields, now, storage.place);
  if (stored !== undefined && !draft) storage.remove(draftKey(form));
  return draft;
}

/** A draft as it is stored, of these fields. */
function textOf(draft: Draft, fields: readonly Field[], now: number): string {
  const ofFields = (all: Readonly<Record<string, unknown>> = {}) =>
    Object.fromEntries(fields.map(({ name }) => [name, all[name]]));
  const { id, values, edits, others, isLong } = draft;
  return JSON.stringify({
    version,
    id,
    savedAt: now,
    isLong: isLong === true,
    values: ofFields(values),
    edits: ofFields(edits),
    others: ofFields(others),
  });
}

/** How long the answers to a field are. */
const lengthOf = ({ values, others }: Draft, { name }: Field): number =>
  String(values[name] ?? "").length + String(others?.[name] ?? "").length;

/**
 * Stores the draft of a form, without files. If nothing is answered, removes it instead. What is
 * too much for the draft or for the device is left out, the longest answers first, so that the
 * short ones are always kept.
 * @returns the names of the fields whose answers were left out
 */
export function writeDraft(
  storage: StorageToWrite,
  form: Form["id"],
  fields: readonly Field[],
  draft: Draft,
  now = Date.now(),
): readonly string[] {
  const ofDraft = fields.filter(({ kind }) => kind !== "file");
  const longestFirst = ofDraft
    .filter((field) => lengthOf(draft, field) > 0)
    .sort((one, another) => lengthOf(draft, another) - lengthOf(draft, one));
  for (let count = 0; count < longestFirst.length; count += 1) {
    const left = longestFirst.slice(0, count);
    const kept = ofDraft.filter((field) => !left.includes(field));
    const text = textOf(draft, kept, now);
    if (text.length <= maxLength && storage.write(draftKey(form), text)) {
      return left.map(({ name }) => name);
    }
  }
  storage.remove(draftKey(form));
  return longestFirst.map(({ name }) => name);
}

/** Removes the draft of a form. */
export function removeDraft(storage: StorageToWrite, form: Form["id"]): void {
  storage.remove(draftKey(form));
}
