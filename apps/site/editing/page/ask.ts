import type { CheckedEntry } from "@kolam/content/entry-rules";
import type { EntryKind } from "@kolam/content/new-entry";
import type { PlacedText } from "../places/page-texts.ts";
import type { ChangesView } from "../server/changes/of-changes.ts";
import type { EntryView } from "../server/data/data-answers.ts";
import type { PageValue } from "../server/data/of-values.ts";
import type { PictureChoice } from "../server/data/pictures.ts";
import type { EntryAction } from "../server/data/read-action.ts";
import type { ReadText } from "../server/editor.ts";
import type { OpenEntry, WrittenEntry } from "../server/entry-files.ts";
import type { FoundFact } from "../server/of-facts.ts";
import type { PageTranslations } from "../server/translations.ts";
import type { Part } from "../writing/parts.ts";
import { hydrated } from "./hydrated.ts";

/** What the server answers, by the request. */
export interface Answers {
  readonly texts: { readonly texts: readonly PlacedText[] };
  readonly read: ReadText;
  readonly write: ReadText;
  readonly find: { readonly id: number | null };
  readonly fact: FoundFact;
  readonly "find-value": { readonly value: PageValue | null };
  readonly "find-picture": { readonly value: PageValue | null };
  readonly changes: ChangesView;
  readonly undo: ChangesView;
  readonly redo: ChangesView;
  readonly "drop-change": ChangesView;
  readonly "drop-file": ChangesView;
  readonly "drop-all": ChangesView;
  readonly "keep-changes": ChangesView;
  readonly "send-changes": ChangesView;
  readonly "forget-sent": ChangesView;
  readonly "entry-file": { readonly entry: OpenEntry | null };
  readonly "entry-file-check": CheckedEntry;
  readonly "entry-file-write": WrittenEntry;
  readonly "entry-file-new": { readonly path: string };
  readonly translations: PageTranslations;
  readonly "translation-begin": { readonly place: string };
  readonly data: EntryView;
  readonly "change-data": EntryView;
  readonly "undo-data": EntryView;
  readonly "add-picture": PictureChoice;
}

/** Which list of changes somebody has seen. */
interface SeenChanges {
  readonly state: string;
}

/** What the server is sent, by the request. */
export interface Requests {
  readonly texts: { readonly path: string };
  readonly read: { readonly id: number };
  readonly write: {
    readonly id: number;
    readonly version: string;
    readonly parts: readonly Part[];
  };
  readonly find: { readonly text: string; readonly near: readonly number[] };
  readonly fact: { readonly id: number; readonly fact: string };
  readonly "find-value": {
    readonly text: string;
    readonly path: string;
    readonly near: readonly number[];
  };
  readonly "find-picture": { readonly id: number; readonly near: readonly number[] };
  readonly changes: object;
  readonly undo: object;
  readonly redo: object;
  /** By their numbers in the list. */
  readonly "drop-change": SeenChanges & { readonly file: number; readonly change: number };
  readonly "drop-file": SeenChanges & { readonly file: number };
  readonly "drop-all": SeenChanges;
  readonly "keep-changes": SeenChanges & { readonly sentence: string };
  readonly "send-changes": object;
  readonly "forget-sent": object;
  readonly "entry-file": { readonly path: string };
  readonly "entry-file-check": { readonly id: number; readonly text: string };
  readonly "entry-file-write": {
    readonly id: number;
    readonly version: string;
    readonly text: string;
  };
  readonly "entry-file-new": { readonly kind: EntryKind; readonly name: string };
  readonly translations: { readonly path: string };
  readonly "translation-begin": { readonly path: string; readonly tag: string };
  readonly data: { readonly id: number; readonly version?: string; readonly node?: number };
  readonly "change-data": {
    readonly id: number;
    readonly version: string;
    readonly node: number;
    readonly action: EntryAction;
    /** Whether the list or record around it is shown then, and not what it is itself. */
    readonly stays: boolean;
  };
  /** `bytes` in Base64. */
  readonly "add-picture": { readonly name: string; readonly bytes: string };
  readonly "undo-data": { readonly id: number; readonly node: number };
}

/** Why the server did not do what it was asked. */
export class Unanswered extends Error {
  readonly status: number;

  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

const { editingToken = "" } =
  document.querySelector<HTMLElement>("[data-editing-token]")?.dataset ?? {};

/**
 * Requests that change the page. The change arrives as hot updates of modules, which do nothing
 * until React has taken over the page, and the bar can be used before that.
 */
const changing: ReadonlySet<keyof Answers> = new Set([
  "write",
  "undo",
  "redo",
  "drop-change",
  "drop-file",
  "drop-all",
  "change-data",
  "undo-data",
  "entry-file-write",
]);

/**
 * Asks the development server for something.
 * @throws {Unanswered} with its reason
 */
export async function ask<Name extends keyof Answers>(
  name: Name,
  request: Requests[Name],
): Promise<Answers[Name]> {
  if (changing.has(name)) await hydrated();
  const response = await fetch(`/@editing/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "x-editing-token": editingToken },
    body: JSON.stringify(request),
  }).catch(() => undefined);
  if (!response) throw new Unanswered(0, "The development server does not answer. Is it running?");
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Unanswered(response.status, body.reason ?? "Something went wrong.");
  return body;
}
