import { Button } from "@kolam/ui/button";
import { TextField } from "@kolam/ui/text-field";
import { useRef } from "react";
import type { SaidChange } from "../../server/changes/differences.ts";
import type { ChangesView, FileView } from "../../server/changes/of-changes.ts";
import { openInEditor } from "../open-in-editor.ts";
import styles from "./changes.module.css";
import { type Changes, useChanges } from "./use-changes.ts";

const few = (count: number, one: string, several = `${one}s`) =>
  `${count} ${count === 1 ? one : several}`;

const kinds = { changed: "", new: "new file", removed: "removed" } as const;

const short = (texts: readonly string[]) => {
  const text = texts.join(" ");
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

/** The text before and after. */
function Said({ change: { before, after } }: { change: SaidChange }) {
  const row = (name: string, texts: readonly string[], className: string | undefined) =>
    texts.length > 0 ? (
      <div className={styles.row}>
        <dt>{name}</dt>
        <dd className={className} dir="auto">
          {texts.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Lines have no other name.
            <span key={index}>{text}</span>
          ))}
        </dd>
      </div>
    ) : null;
  return (
    <dl className={styles.said}>
      {row("Was", before, styles.before)}
      {row("Is", after, styles.after)}
    </dl>
  );
}

/** A file, and what of it has changed. */
function ChangedFile({
  file,
  number,
  changes,
}: {
  file: FileView;
  number: number;
  changes: Changes;
}) {
  const { view, busy, act } = changes;
  const { path, kind, said } = file;
  const state = view?.state ?? "";
  const isDroppable = kind === "changed" && said !== undefined;
  return (
    <li className={styles.file}>
      <div className={styles.line}>
        <h3 className={styles.path}>{path}</h3>
        <span className={styles.kind}>{kinds[kind]}</span>
        {kind === "removed" ? null : (
          <Button
            size="sm"
            tone="quiet"
            aria-label={`Open ${path}`}
            onClick={() => openInEditor(file.open)}
          >
            Open
          </Button>
        )}
        <Button
          size="sm"
          tone="quiet"
          disabled={busy}
          aria-label={`Discard all changes in ${path}`}
          onClick={() => void act("drop-file", { state, file: number }, `${path} is as it was.`)}
        >
          Discard file’s changes
        </Button>
      </div>
      {kind === "removed" ? null : (
        <ul className={styles.list}>
          {(said ?? []).map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Equal changes differ by their place alone.
            <li key={index} className={styles.line}>
              <Said change={change} />
              {isDroppable ? (
                <Button
                  size="sm"
                  tone="quiet"
                  disabled={busy}
                  aria-label={`Discard “${short(change.after.length > 0 ? change.after : change.before)}”`}
                  onClick={() =>
                    void act("drop-change", { state, file: number, change: index }, "Discarded.")
                  }
                >
                  Discard
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Keeps the files of the list with a sentence. */
function Keep({ changes }: { changes: Changes }) {
  const { view, busy, act } = changes;
  const field = useRef<HTMLInputElement>(null);
  if (!view?.git || view.files.length === 0) return null;
  const { obstacle } = view.git;
  if (obstacle) return <p>{obstacle}</p>;
  const count = few(view.files.length, "file");
  return (
    <form
      className={styles.keep}
      onSubmit={async (event) => {
        event.preventDefault();
        const sentence = field.current?.value ?? "";
        const isKept = await act(
          "keep-changes",
          { state: view.state, sentence },
          `${count} committed, and nothing else.`,
        );
        if (isKept && field.current) field.current.value = "";
      }}
    >
      <TextField ref={field} label="What has changed, in a sentence" name="sentence" />
      <Button type="submit" tone="action" state={busy ? "busy" : "idle"}>
        Commit {count}
      </Button>
    </form>
  );
}

/** What became of what was sent last. */
function Sent({ sent }: { sent: NonNullable<ChangesView["sent"]> }) {
  const { branch, madeFrom, preview, live, address } = sent;
  if (live === "online") {
    return (
      <p>
        What was sent as {branch} is online: <a href={address}>{address}</a>
      </p>
    );
  }
  return (
    <p>
      {madeFrom ? `${madeFrom} goes online, so a branch was made first: ` : ""}
      sent as {branch}. Somebody has to merge it before it goes online.{" "}
      {preview ? (
        <>
          Until then it can be seen at <a href={preview}>{preview}</a>.{" "}
        </>
      ) : null}
      {live ? (
        <>
          {live === "waiting"
            ? "We look for it now and then at "
            : "We cannot tell whether it is online yet. Have a look at "}
          <a href={address}>{address}</a>.
        </>
      ) : null}
    </p>
  );
}

/** Sends what was kept, and tells what became of it. */
function Send({ changes }: { changes: Changes }) {
  const { view, busy, act } = changes;
  if (!view) return null;
  if (!view.git) {
    return <p>Without a Git repository, your changes stay in their files and cannot be sent.</p>;
  }
  const { ahead, branch, isOnline } = view.git;
  return (
    <>
      {view.sent ? (
        <div className={styles.line}>
          <div className={styles.path}>
            <Sent sent={view.sent} />
          </div>
          <Button
            size="sm"
            tone="quiet"
            disabled={busy}
            onClick={() => void act("forget-sent", {}, "")}
          >
            Dismiss
          </Button>
        </div>
      ) : null}
      {ahead > 0 ? (
        <div className={styles.line}>
          <p className={styles.path}>
            {few(ahead, "commit")} on {branch || "no branch"}, not sent yet.
            {isOnline ? " This branch goes online: sending makes another one first." : ""}
          </p>
          <Button
            tone="outline"
            size="sm"
            state={busy ? "busy" : "idle"}
            onClick={() => void act("send-changes", {}, "Sent.")}
          >
            Send
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** What has changed: undone, dropped, kept with a sentence and sent. */
export function ChangesPanel() {
  const changes = useChanges();
  const { view, busy, message, problem, act } = changes;
  if (!view) return <p role="status">Looking for changes …</p>;
  const { state, files } = view;
  return (
    <div className={styles.panel}>
      <div className={styles.line}>
        <h2 className={styles.path}>
          {files.length === 0 ? "Nothing has changed" : `${few(files.length, "file")} changed`}
        </h2>
        <Button
          size="sm"
          tone="quiet"
          disabled={busy || !view.undo}
          onClick={() => void act("undo", {}, `Undone in ${view.undo}.`)}
        >
          Undo
        </Button>
        <Button
          size="sm"
          tone="quiet"
          disabled={busy || !view.redo}
          onClick={() => void act("redo", {}, `Done again in ${view.redo}.`)}
        >
          Redo
        </Button>
        {files.length > 0 ? (
          <Button
            size="sm"
            tone="quiet"
            disabled={busy}
            onClick={() =>
              void act("drop-all", { state }, "Everything is as it was at the last commit.")
            }
          >
            Discard all
          </Button>
        ) : null}
      </div>
      <ul className={styles.list}>
        {files.map((file, number) => (
          <ChangedFile key={file.path} file={file} number={number} changes={changes} />
        ))}
      </ul>
      <Keep changes={changes} />
      <Send changes={changes} />
      <p role="status" className={styles.message}>
        {message}
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
