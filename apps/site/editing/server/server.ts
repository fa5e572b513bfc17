import type { Addresses } from "../places/addresses.ts";
import type { Editor } from "./editor.ts";
import type { Store } from "./store.ts";

/** What answers need besides the request. */
export interface Server {
  readonly addresses: Addresses;
  readonly editor: Editor;
  readonly store: Store;
  readonly texts: (path: string) => Promise<unknown>;
  /** After a file came or went that others import. */
  readonly onAdded: () => void;
}

/** Answers a request by its name. What it refuses, it throws; see {@link Answer}. */
export type Answers = Readonly<Record<string, (request: unknown) => unknown>>;
