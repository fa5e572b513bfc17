import { HttpError } from "../http-error.ts";
import type { Folder } from "../index/entry.ts";

/** Spam may use a quarter of the space, so that a flood of it cannot keep real messages out. */
const spamShare = 0.25;
/** A small message. */
const smallBytes = 4096;

export const full = (): HttpError => new HttpError(507, ["full"]);

type Use = { bytes: number; messages: number };

/** The space that messages use, with those that are being written. */
export class Space {
  readonly #limits: { maxBytes: number; maxMessages: number };
  #used: Record<Folder, Use>;

  constructor(
    limits: { maxBytes: number; maxMessages: number },
    used: Readonly<Record<Folder, Use>>,
  ) {
    this.#limits = limits;
    this.#used = { inbox: { ...used.inbox }, spam: { ...used.spam } };
  }

  /** @throws HttpError 507 if the space is used up */
  reserve(folder: Folder, bytes: number): void {
    const { maxBytes, maxMessages } = this.#limits;
    const { inbox, spam } = this.#used;
    const spamFull =
      folder === "spam" &&
      (spam.bytes + bytes > maxBytes * spamShare || spam.messages + 1 > maxMessages * spamShare);
    const noBytes = inbox.bytes + spam.bytes + bytes > maxBytes;
    if (spamFull || noBytes || inbox.messages + spam.messages + 1 > maxMessages) throw full();
    this.take(folder, bytes);
  }

  take(folder: Folder, bytes: number): void {
    this.#used[folder].bytes += bytes;
    this.#used[folder].messages += 1;
  }

  release(folder: Folder, bytes: number): void {
    this.#used[folder].bytes -= bytes;
    this.#used[folder].messages -= 1;
  }

  /** Whether a small message would still fit. */
  get left(): boolean {
    const { inbox, spam } = this.#used;
    return (
      inbox.messages + spam.messages < this.#limits.maxMessages &&
      inbox.bytes + spam.bytes + smallBytes <= this.#limits.maxBytes
    );
  }
}
