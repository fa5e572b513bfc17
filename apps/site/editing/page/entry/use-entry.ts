import { useCallback, useEffect, useRef, useState } from "react";
import type { EntryView } from "../../server/data/data-answers.ts";
import type { EntryAction } from "../../server/data/read-action.ts";
import { ask, type Unanswered } from "../ask.ts";
import { remember, remembered } from "../reloads.ts";
import type { Session, State } from "../session.ts";

/** What the panel shows besides the entry. */
interface Shown {
  readonly view?: EntryView;
  readonly busy: boolean;
  /** What was done, read out. */
  readonly done: string;
  /** What was not done, and at which field or entry. */
  readonly problem?: { readonly node: number; readonly message: string };
}

/** The entry around the text that was pressed last, and what changes it. */
export function useEntry(session: Session, state: State) {
  const [shown, setShown] = useState<Shown>({ busy: false, done: "" });
  const { view } = shown;
  const last = useRef<number>(undefined);
  /** How many questions have begun: an answer to an older one than the last is not shown. */
  const begun = useRef(0);
  const id = state.editing?.read.id;
  const { value } = state;

  const show = useCallback(
    async (what: () => Promise<EntryView>, done = "", node = -1, known?: number) => {
      begun.current += 1;
      const number = begun.current;
      setShown((now) => ({ ...now, busy: true }));
      try {
        const next = await what();
        if (number !== begun.current) return;
        remember("entry", { id: next.id, node: next.node, before: "", done });
        setShown({ view: next, busy: false, done });
      } catch (error) {
        const { message, status } = error as Unanswered;
        const now =
          status === 409 && known !== undefined
            ? await ask("data", { id: known }).catch(() => undefined)
            : undefined;
        if (number !== begun.current) return;
        setShown((old) => ({
          ...old,
          ...(now && { view: now }),
          busy: false,
          done: "",
          problem: { node: now ? -1 : node, message },
        }));
      }
    },
    [],
  );

  useEffect(() => {
    const last = remembered("entry");
    if (!last || session.state().editing || session.state().value) return;
    void ask("read", { id: last.id }).then(
      ({ version }) =>
        show(
          () => ask("data", { id: last.id, version, node: last.node }),
          version === last.before ? "" : last.done,
        ),
      () => {},
    );
  }, [session, show]);

  useEffect(() => {
    if (value) void show(() => ask("data", value));
  }, [value, show]);

  useEffect(() => {
    // What was kept has made another version of the file.
    const text = id ?? last.current;
    if (text === undefined || state.work) return;
    last.current = id;
    void show(() => ask("data", { id: text }));
  }, [id, state.work, show]);

  /** The state of the file once what is being typed is in it. */
  async function settled({ id: text, version }: EntryView): Promise<string> {
    if (!session.state().editing) return version;
    last.current = undefined;
    if (await session.settle()) return (await ask("read", { id: text })).version;
    throw new Error("First fix the text that you are editing, or cancel it with Escape.");
  }

  /** Does something with what is shown. */
  const act = (
    what: (view: EntryView, version: string) => Promise<EntryView>,
    done = "",
    node = -1,
  ) => {
    // What was told before is done with.
    session.say("");
    return view
      ? show(async () => what(view, await settled(view)), done, node, view.id)
      : Promise.resolve();
  };

  return {
    ...shown,
    /** Shows another list or record of the file. */
    open: (node: number) =>
      act(({ id: text }, version) => ask("data", { id: text, version, node })),
    /** Changes a field or an entry. */
    change: (node: number, action: EntryAction, stays: boolean, done: string) =>
      act(
        ({ id: text, node: container }, version) => {
          remember("entry", { id: text, node: container, before: version, done });
          return ask("change-data", { id: text, version, node, action, stays });
        },
        done,
        node,
      ),
    undo: () =>
      act(
        ({ id: text, node }) => ask("undo-data", { id: text, node }),
        "The last change is undone.",
      ),
  };
}
