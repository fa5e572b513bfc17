import { Button } from "@kolam/ui/button";
import { Select } from "@kolam/ui/select";
import { TextField } from "@kolam/ui/text-field";
import { useCallback, useEffect, useRef, useState } from "react";
import type { OpenEntry } from "../../server/entry-files.ts";
import { ask } from "../ask.ts";
import { isComposing } from "../is-composing.ts";
import { addressOf, pathOf } from "../path.ts";
import { EntryText } from "./entry-text.ts";
import { holdReloads } from "./hold-reloads.ts";
import { Sheet } from "./sheet.tsx";
import styles from "./writing.module.css";

/** Whether the sheet is open, kept across reloads. */
const openKey = "kolam:writing";

const kinds = [
  { value: "article", label: "Article" },
  { value: "case", label: "Case" },
  { value: "landing", label: "Landing page" },
] as const;

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Makes a draft and goes to its page, to write it there. */
function NewEntry({ tell }: { readonly tell: (problem: string) => void }) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [busy, setBusy] = useState(false);
  const make = async () => {
    const said = (name: string) =>
      box.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "";
    const release = holdReloads();
    setBusy(true);
    try {
      const kind = kinds.find(({ value }) => value === said("kind"))?.value ?? "article";
      const { path } = await ask("entry-file-new", { kind, name: said("name") });
      sessionStorage.setItem(openKey, path);
      location.assign(addressOf(path));
    } catch (error) {
      release();
      setBusy(false);
      tell(problemOf(error));
    }
  };
  return (
    // No form: until the page is hydrated, it holds back what forms submit, and sends it then.
    <fieldset
      ref={box}
      className={styles.new}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
        if (event.target instanceof HTMLInputElement && !busy) void make();
      }}
    >
      <legend className={styles.legend}>Something new</legend>
      <Select label="New" name="kind" options={kinds} />
      <TextField label="Its name" name="name" required dir="auto" />
      <Button size="sm" tone="action" state={busy ? "busy" : "idle"} onClick={() => void make()}>
        Make a draft
      </Button>
      <p role="status">{busy ? "Making the draft …" : ""}</p>
    </fieldset>
  );
}

/** Writes the article, case or landing page that the page shows, or a new one. */
export function WritePanel() {
  const path = pathOf(location);
  const [entry, setEntry] = useState<OpenEntry | null>();
  const [text, setText] = useState<EntryText>();
  const [problem, setProblem] = useState("");
  /** Asks for the entry as its file is now. */
  const read = useCallback(
    async (isToOpen: boolean) => {
      try {
        const { entry: found } = await ask("entry-file", { path });
        setEntry(found);
        if (!found || !isToOpen) return;
        setText(new EntryText(found));
        sessionStorage.setItem(openKey, path);
      } catch (error) {
        setProblem(problemOf(error));
      }
    },
    [path],
  );
  useEffect(() => {
    void read(sessionStorage.getItem(openKey) === path);
  }, [read, path]);
  const close = () => {
    sessionStorage.removeItem(openKey);
    setText(undefined);
  };
  return (
    <div className={styles.panel}>
      {entry ? (
        <Button size="sm" tone="action" onClick={() => void read(true)}>
          {`Write this ${entry.kind === "landing" ? "landing page" : entry.kind}`}
        </Button>
      ) : (
        <p>
          {entry === null
            ? "This page is not an article, case or landing page: change its texts where they stand."
            : "…"}
        </p>
      )}
      <NewEntry tell={setProblem} />
      <p role="alert" className={styles.wrong}>
        {problem}
      </p>
      {text ? <Sheet text={text} onClose={close} /> : null}
    </div>
  );
}
