import type { Addresses } from "../places/addresses.ts";
import type { PlacedText } from "../places/page-texts.ts";
import type { Journal } from "./changes/journal.ts";
import type { RecordedStore } from "./changes/recorded-store.ts";
import type { Sending } from "./changes/sending.ts";
import type { Editor } from "./editor.ts";
import type { Store } from "./store.ts";
import type { TypeCheck } from "./type-check.ts";

/** What answers need besides the request. */
export interface Server {
  readonly addresses: Addresses;
  readonly editor: Editor;
  /** What it writes can be undone. */
  readonly store: RecordedStore;
  /** The same files, without logging changes. */
  readonly disk: Store;
  readonly journal: Journal;
  /** After files came or went that others import. */
  readonly onAdded: (...files: readonly string[]) => void;
  /** Lists the pictures again after one has been added or removed, and reports their errors. */
  readonly onPictures: () => Promise<readonly string[]>;
  readonly texts: (path: string) => Promise<readonly PlacedText[]>;
  /** The pages whose texts were asked for, the last one last. */
  readonly visited: ReadonlySet<string>;
  /** What would be wrong with a file if it said something else. */
  readonly problems: (file: string, text: string) => Promise<readonly string[]>;
  readonly sending: Sending;
  /** What the pages are called, by their paths. */
  readonly titles: () => Promise<Readonly<Record<string, string>>>;
  /** TypeScript, which begins when it is asked for. */
  readonly types: () => TypeCheck;
}

/** Answers a request by its name. What it refuses, it throws; see {@link Answer}. */
export type Answers = Readonly<Record<string, (request: unknown) => unknown>>;
