import type { Addresses } from "../places/addresses.ts";
import type { Journal } from "./changes/journal.ts";
import type { Editor } from "./editor.ts";
import type { Store } from "./store.ts";

/** What answers need besides the request. */
export interface Server {
  readonly addresses: Addresses;
  readonly editor: Editor;
  /** What it writes can be undone. */
  readonly store: Store;
  /** The same files, without taking down what is written. */
  readonly disk: Store;
  readonly journal: Journal;
  /** After a file came or went that others import. */
  readonly onAdded: () => void;
  readonly texts: (path: string) => Promise<unknown>;
}

/** Answers a request by its name. What it refuses, it throws; see {@link Answer}. */
export type Answers = Readonly<Record<string, (request: unknown) => unknown>>;

/** The requests about single texts. */
const ofTexts = ({ editor, texts }: Server): Answers => ({
  texts: async (request) => ({ texts: await texts(String((request as { path?: unknown }).path)) }),
  read: (request) => editor.read(request),
  find: (request) => editor.find(request),
  write: (request) => editor.write(request),
});

/** Every request that the server answers. */
export const answersOf = (server: Server): Answers => ({ ...ofTexts(server) });
