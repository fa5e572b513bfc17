import { useCallback, useEffect, useRef, useState } from "react";
import type { ChangesView } from "../../server/changes/of-changes.ts";
import { type Answers, ask, type Requests, type Unanswered } from "../ask.ts";

/** The requests that are answered with the list. */
type Action = {
  [Name in keyof Answers]: Answers[Name] extends ChangesView ? Name : never;
}[keyof Answers];

/** The interval in milliseconds at which the live site is checked for the pushed texts. */
const pause = 20_000;

/** The list of changes, as it is while the panel is open. */
export interface Changes {
  /** `undefined` until it has been read. */
  readonly view: ChangesView | undefined;
  readonly busy: boolean;
  readonly message: string;
  readonly problem: string;
  /**
   * Does something with the list.
   * @param done what is said then
   * @returns whether it was done
   */
  readonly act: <Name extends Action>(
    name: Name,
    request: Requests[Name],
    done: string,
  ) => Promise<boolean>;
}

export function useChanges(): Changes {
  const [view, setView] = useState<ChangesView>();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  const [problem, setProblem] = useState("");
  /** How many requests have begun: an answer to an older one than the last is not shown. */
  const begun = useRef(0);
  const read = useCallback(async () => {
    begun.current += 1;
    const number = begun.current;
    const now = await ask("changes", {}).catch(() => undefined);
    if (now && number === begun.current) setView(now);
  }, []);
  useEffect(() => {
    void read();
    // Vite finds this where it is written out.
    const hot = import.meta.hot;
    const again = () => void read();
    hot?.on("vite:afterUpdate", again);
    addEventListener("focus", again);
    return () => {
      hot?.off("vite:afterUpdate", again);
      removeEventListener("focus", again);
    };
  }, [read]);
  const isWaiting = view?.sent?.live === "waiting";
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void read(), pause);
    return () => clearInterval(timer);
  }, [isWaiting, read]);
  const act: Changes["act"] = async (name, request, done) => {
    begun.current += 1;
    setBusy(true);
    setMessage("");
    setProblem("");
    try {
      setView((await ask(name, request)) as ChangesView);
      setMessage(done);
      return true;
    } catch (error) {
      setProblem((error as Unanswered).message);
      await read();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { view, busy, message, problem, act };
}
