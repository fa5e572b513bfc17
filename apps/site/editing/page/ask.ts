import type { PlacedText } from "../places/page-texts.ts";
import type { EntryView } from "../server/data/data-answers.ts";
import type { PictureChoice } from "../server/data/pictures.ts";
import type { EntryAction } from "../server/data/read-action.ts";
import type { ReadText } from "../server/editor.ts";
import type { Part } from "../writing/parts.ts";

/** What the server answers, by the request. */
interface Answers {
  readonly texts: { readonly texts: readonly PlacedText[] };
  readonly read: ReadText;
  readonly write: ReadText;
  readonly find: { readonly id: number | null };
  readonly data: EntryView;
  readonly "change-data": EntryView;
  readonly "undo-data": EntryView;
  readonly "add-picture": PictureChoice;
}

/** What the server is sent, by the request. */
interface Requests {
  readonly texts: { readonly path: string };
  readonly read: { readonly id: number };
  readonly write: {
    readonly id: number;
    readonly version: string;
    readonly parts: readonly Part[];
  };
  readonly find: { readonly text: string; readonly near: readonly number[] };
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
  readonly "undo-data": { readonly id: number; readonly version: string };
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
 * Asks the development server for something.
 * @throws {Unanswered} with its reason
 */
export async function ask<Name extends keyof Answers>(
  name: Name,
  request: Requests[Name],
): Promise<Answers[Name]> {
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
