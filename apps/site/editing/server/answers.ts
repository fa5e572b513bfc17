import type { Addresses } from "../places/addresses.ts";
import { ofData } from "./data/data-answers.ts";
import type { Editor } from "./editor.ts";
import type { Store } from "./store.ts";
import type { TypeCheck } from "./type-check.ts";

/** What answers need besides the request. */
export interface Server {
  readonly addresses: Addresses;
  readonly editor: Editor;
  readonly store: Store;
  readonly texts: (path: string) => Promise<unknown>;
  /** What the pages are called, by their paths. */
  readonly titles: () => Promise<Readonly<Record<string, string>>>;
  /** TypeScript, which begins when it is asked for. */
  readonly types: () => TypeCheck;
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
export const answersOf = (server: Server): Answers => ({
  ...ofTexts(server),
  ...ofData(server),
});
