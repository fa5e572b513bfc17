import { Button } from "@kolam/ui/button";
import { Select } from "@kolam/ui/select";
import { TextField } from "@kolam/ui/text-field";
import { type FormEvent, useEffect, useState } from "react";
import type { OpenEntry } from "../../server/entry-files.ts";
import { ask } from "../ask.ts";
import { addressOf, pathOf } from "../path.ts";
import { holdReloads } from "./hold-reloads.ts";
import { Sheet } from "./sheet.tsx";
import styles from "./writing.module.css";

/** That the sheet is open, so that it is again after the page was loaded anew. */
const openKey = "kolam:writing";

const kinds = [
  { value: "article", label: "Article" },
  { value: "case", label: "Case" },
  { value: "landing", label: "Landing page" },
] as const;

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Makes a draft and goes to its page, to write it there. */
function NewEntry({ tell }: { readonly tell: (problem: string) => void }) {
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const release = holdReloads();
    try {
      const kind = kinds.find(({ value }) => value === fields.get("kind"))?.value ?? "article";
      const { path } = await ask("entry-file-new", { kind, name: String(fields.get("name")) });
      sessionStorage.setItem(openKey, path);
      location.assign(addressOf(path));
    } catch (error) {
      release();
      tell(problemOf(error));
    }
  };
  return (
    <form className={styles.new} onSubmit={(event) => void make(event)}>
      <Select label="New" name="kind" options={kinds} />
      <TextField label="Its name" name="name" required dir="auto" />
      <Button size="sm" tone="action" type="submit">
        Make a draft
      </Button>
    </form>
  );
}

/** Writes the article, case or landing page that the page shows, or a new one. */
export function WritePanel() {
  const path = pathOf(location);
  const [entry, setEntry] = useState<OpenEntry | null>();
  const [isOpen, setOpen] = useState(() => sessionStorage.getItem(openKey) === path);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    ask("entry-file", { path }).then(
      (answer) => setEntry(answer.entry),
      (error) => setProblem(problemOf(error)),
    );
  }, [path]);
  const open = async () => {
    try {
      // Its file may say something else by now.
      const answer = await ask("entry-file", { path });
      setEntry(answer.entry);
      sessionStorage.setItem(openKey, path);
      setOpen(true);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const close = () => {
    sessionStorage.removeItem(openKey);
    setOpen(false);
  };
  return (
    <div className={styles.panel}>
      {entry ? (
        <Button size="sm" tone="action" onClick={() => void open()}>
          {`Write this ${entry.kind === "landing" ? "landing page" : entry.kind}`}
        </Button>
      ) : (
        <p>
          {entry === null
            ? "This page is no article, case or landing page: its texts are changed where they stand."
            : "…"}
        </p>
      )}
      <NewEntry tell={setProblem} />
      <p role="alert" className={styles.wrong}>
        {problem}
      </p>
      {entry && isOpen ? <Sheet entry={entry} onClose={close} /> : null}
    </div>
  );
}
