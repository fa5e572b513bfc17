import type { Field } from "@kolam/content/forms/field";
import { timings } from "@kolam/content/timings";
import type { DeviceStorage } from "./device-storage.ts";
import { draftKey } from "./draft-keys.ts";
import type { FormName, RawValues } from "./form-values.ts";

/** What a person has typed and not sent yet. */
export interface Draft {
  /** Its name, the same in every tab that shows it. */
  readonly id: string;
  readonly values: RawValues;
}

/** Raised when a stored draft of an older shape must not be read any more. */
const version = 1;
const lifetimeMs = timings.draftDays * 24 * 60 * 60 * 1000;
/** The longest draft that is read, in characters: five full text fields are 100,000. */
const longest = 400_000;

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
 * Reads a stored draft. Only the form's own fields are taken, and only values of the right kind, so
 * that text from elsewhere (an older version, an extension, a hostile script on a shared host) can at
 * worst be ignored. `undefined` for anything unreadable, empty or older than 30 days.
 */
export function parseDraft(
  stored: string | undefined,
  fields: readonly Field[],
  now: number,
): Draft | undefined {
  if (stored === undefined || stored.length > longest) return undefined;
  let draft: unknown;
  try {
    draft = JSON.parse(stored);
  } catch {
    return undefined;
  }
  if (!isRecord(draft) || draft.version !== version || !isRecord(draft.values)) return undefined;
  const { id, savedAt, values } = draft;
  if (typeof id !== "string" || !/^[0-9a-f]{32}$/.test(id)) return undefined;
  if (typeof savedAt !== "number" || !(now - savedAt < lifetimeMs)) return undefined;
  const taken: [string, string | readonly string[]][] = [];
  for (const field of fields) {
    if (!Object.hasOwn(values, field.name)) continue;
    const value = readValue(field, values[field.name]);
    if (value !== undefined && value.length > 0) taken.push([field.name, value]);
  }
  return taken.length > 0 ? { id, values: Object.fromEntries(taken) } : undefined;
}

/** The draft of a form; one that cannot be read, or is too old, is thrown away. */
export function readDraft(
  storage: DeviceStorage,
  form: FormName,
  fields: readonly Field[],
  now = Date.now(),
): Draft | undefined {
  const stored = storage.read(draftKey(form));
  const draft = parseDraft(stored, fields, now);
  if (stored !== undefined && !draft) storage.remove(draftKey(form));
  return draft;
}

/**
 * Keeps what was typed, files excepted; a form without an answer keeps nothing.
 * @returns whether the device took it
 */
export function writeDraft(
  storage: DeviceStorage,
  form: FormName,
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

/** Forgets what was typed. */
export function removeDraft(storage: DeviceStorage, form: FormName): void {
  storage.remove(draftKey(form));
}
