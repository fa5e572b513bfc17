import { rmSync } from "node:fs";
import { readNotes, writeNotes } from "@kolam/content/notes";
import { root } from "@kolam/resolve/sites";
import { Answer } from "../editor.ts";
import type { Answers, Server } from "../server.ts";
import { Changed } from "../store.ts";
import { type ChangedFile, changedFiles, stateOf, textIn } from "./changed-files.ts";
import { differences, type SaidChange, saidChanges, without } from "./differences.ts";
import { Git, GitProblem } from "./git.ts";
import type { Content, Step } from "./journal.ts";
import { isOnline, type NewWords, type Online, type Watched, watched } from "./live.ts";
import { newWords } from "./new-words.ts";
import { positionOf, type SentBranch, send } from "./send.ts";
import { nextSteps, redo, type Undone, undo } from "./undo.ts";

/** A changed file as the list shows it. */
export interface FileView {
  /** From the root. */
  readonly path: string;
  /** For an editor. */
  readonly open: string;
  readonly kind: "changed" | "new" | "removed";
  /** What its texts said and say; `undefined` of a picture or film. */
  readonly said: readonly SaidChange[] | undefined;
}

/** What was sent last. */
export interface SentView extends SentBranch {
  /** Whether it is online by now; `undefined` where somebody has to merge it first. */
  readonly live?: Online;
  readonly address: string;
}

/** The list of changes. */
export interface ChangesView {
  /** Identifies this version of the list; sent with every action on it. */
  readonly state: string;
  readonly files: readonly FileView[];
  /** What undoing would change: a file, from the root, or how many. */
  readonly undo?: string;
  readonly redo?: string;
  /** The state of the repository; `undefined` without Git. */
  readonly git?: {
    readonly branch: string;
    /** How many commits are only here. */
    readonly ahead: number;
    readonly isOnline: boolean;
    /** Why nothing can be kept now; empty if it can. */
    readonly obstacle: string;
  };
  readonly sent?: SentView;
}

interface Remembered {
  readonly sent: SentBranch;
  readonly watch?: Watched;
  readonly live?: Online;
}

/** How long the live site is left alone after it was asked, in milliseconds. */
const pause = 15_000;

const said = (path: string, before: Content, after: Content) => {
  const [was, is] = [textIn(before), textIn(after)];
  return was === undefined || is === undefined ? undefined : saidChanges(path, was, is);
};

const namesOf = ([first, ...others]: readonly Step[]) =>
  others.length === 0 ? first?.file : `${others.length + 1} files`;

const fileView = ({ file, path, before, after }: ChangedFile): FileView => ({
  path,
  open: file,
  kind: before === undefined ? "new" : after === undefined ? "removed" : "changed",
  said: said(path, before, after),
});

const fields = (request: unknown): Readonly<Record<string, unknown>> =>
  typeof request === "object" && request !== null ? (request as Record<string, unknown>) : {};

/** The requests about what has changed: undoing, dropping, keeping and sending it. */
export function ofChanges(server: Server): Answers {
  const { disk, store, journal, sending, problems, onAdded, onPictures, texts, visited } = server;
  const changing = { store, journal, folders: sending.folders };
  let asked = 0;

  const remembered = () => readNotes<Remembered>(sending.memory);
  const remember = (what: Remembered) => writeNotes(sending.memory, what);

  /** What was sent last, after a look at the live site if the last one was a while ago. */
  async function sentView(): Promise<SentView | undefined> {
    const known = remembered();
    if (!known) return undefined;
    let { live } = known;
    const { sent, watch } = known;
    if (watch && live === "waiting" && Date.now() - asked > pause) {
      asked = Date.now();
      live = await isOnline(watch, Date.now());
      if (live !== "waiting") remember({ ...known, live });
    }
    return { ...sent, address: sending.address, ...(live && { live }) };
  }

  async function list(): Promise<ChangesView> {
    const git = await Git.of(root);
    const steps = nextSteps(journal);
    const [canUndo, canRedo] = [namesOf(steps.done), namesOf(steps.undone)];
    const [files, position, obstacle, sent] = await Promise.all([
      changedFiles(changing, git),
      git && positionOf(git, sending.online),
      git ? git.obstacle() : "",
      sentView(),
    ]);
    return {
      state: stateOf(files),
      files: files.map(fileView),
      ...(canUndo !== undefined && { undo: canUndo }),
      ...(canRedo !== undefined && { redo: canRedo }),
      ...(position && {
        git: {
          branch: position.branch,
          ahead: position.ahead,
          isOnline: position.branch !== "" && position.branch === position.online,
          obstacle,
        },
      }),
      ...(sent && { sent }),
    };
  }

  /** The files of the list that somebody has seen. */
  async function seen(request: unknown, git: Git | undefined): Promise<readonly ChangedFile[]> {
    const files = await changedFiles(changing, git);
    if (stateOf(files) !== fields(request).state) {
      throw new Answer(409, "Something else has changed meanwhile. Here is the list as it is now.");
    }
    return files;
  }

  async function seenFile(request: unknown): Promise<ChangedFile> {
    const files = await seen(request, await Git.of(root));
    const file = files[Number(fields(request).file)];
    if (!file) throw new Answer(404, "There is no such file in the list.");
    return file;
  }

  /** After files came or went. */
  async function cameOrWent(files: readonly string[]): Promise<void> {
    const isText = (file: string) => /\.(?:tsx?|mdx)$/.test(file);
    if (!files.every(isText)) await onPictures();
    if (files.some(isText)) onAdded(...files.filter(isText));
  }

  /** Writes what files said before, in one step of undoing. */
  async function put(
    files: readonly { readonly changed: ChangedFile; readonly content: Content }[],
  ): Promise<ChangesView> {
    const whole: string[] = [];
    try {
      store.asOne(() => {
        for (const { changed, content } of files) {
          store.put(changed.file, content, changed.version);
          if (content === undefined || changed.after === undefined) whole.push(changed.file);
        }
      });
    } catch (error) {
      if (error instanceof Changed) throw new Answer(409, error.message);
      throw error;
    } finally {
      await cameOrWent(whole);
    }
    return list();
  }

  async function dropChange(request: unknown): Promise<ChangesView> {
    const changed = await seenFile(request);
    const [before, after] = [textIn(changed.before) ?? "", textIn(changed.after) ?? ""];
    const difference = differences(before, after)[Number(fields(request).change)];
    if (!difference || changed.before === undefined || changed.after === undefined) {
      throw new Answer(404, "There is no such change in the list.");
    }
    const text = without(before, after, difference);
    const wrong = await problems(changed.file, text);
    if (wrong.length > 0) {
      throw new Answer(
        422,
        `Others need this change: ${wrong.join(" ")} Discard the whole file’s changes instead.`,
      );
    }
    return put([{ changed, content: Buffer.from(text) }]);
  }

  async function turned({ whole, left }: Undone): Promise<ChangesView> {
    await cameOrWent(whole);
    if (left.length > 0) {
      throw new Answer(
        409,
        `Somebody else has changed ${left.join(", ")} since, so that was left as it is. What differs is in the list.`,
      );
    }
    return list();
  }

  /** The repository, for what cannot be done without one. */
  async function repository(): Promise<Git> {
    const git = await Git.of(root);
    if (!git)
      throw new Answer(
        422,
        "This folder is not in a Git repository: what you changed stays in its files.",
      );
    return git;
  }

  async function keep(request: unknown): Promise<ChangesView> {
    const git = await repository();
    const files = await seen(request, git);
    const sentence = String(fields(request).sentence ?? "").trim();
    if (files.length === 0) throw new Answer(422, "There is nothing to commit.");
    if (sentence === "" || sentence.length > 1_000) {
      throw new Answer(422, "Say in a sentence what has changed.");
    }
    await git.commit(
      files.map(({ file }) => git.pathOf(file)),
      sentence,
    );
    return list();
  }

  async function sendKept(): Promise<ChangesView> {
    const git = await repository();
    const position = await positionOf(git, sending.online);
    const words: readonly NewWords[] = await newWords(git, position, sending.folders, {
      pages: [...visited].toReversed(),
      textsOf: async (path) => (await texts(path)).map(({ text }) => text),
    });
    const watch = await watched(sending.address, words, Date.now());
    const day = new Date().toISOString().slice(0, 10);
    const sent = await send(git, { ...sending, day });
    asked = Date.now();
    remember(sent.madeFrom ? { sent, watch, live: await isOnline(watch, asked) } : { sent });
    return list();
  }

  /** Tells what Git says. */
  const told =
    (act: (request: unknown) => Promise<ChangesView>) =>
    async (request: unknown): Promise<ChangesView> => {
      try {
        return await act(request);
      } catch (error) {
        if (error instanceof GitProblem) throw new Answer(422, error.message);
        throw error;
      }
    };

  return {
    changes: told(list),
    undo: told(() => turned(undo(journal, disk))),
    redo: told(() => turned(redo(journal, disk))),
    "drop-change": told(dropChange),
    "drop-file": told(async (request) => {
      const changed = await seenFile(request);
      return put([{ changed, content: changed.before }]);
    }),
    "drop-all": told(async (request) => {
      const files = await seen(request, await Git.of(root));
      return put(files.map((changed) => ({ changed, content: changed.before })));
    }),
    "keep-changes": told(keep),
    "send-changes": told(sendKept),
    "forget-sent": told(() => {
      rmSync(sending.memory, { force: true });
      return list();
    }),
  };
}
