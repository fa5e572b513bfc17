import { Button } from "@kolam/ui/button";
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { besidePage } from "./beside.ts";
import type { EntryText } from "./entry-text.ts";
import { EntryFields } from "./fields.tsx";
import { hasFiles } from "./has-files.ts";
import { holdReloads } from "./hold-reloads.ts";
import { Problems } from "./problems.tsx";
import styles from "./writing.module.css";

const BodyEditor = lazy(async () => ({ default: (await import("./body-editor.tsx")).BodyEditor }));

const names = { article: "Article", case: "Case", landing: "Landing page" } as const;

/** The entry of the page, written beside the page as it is. */
export function Sheet({
  text,
  onClose,
}: {
  readonly text: EntryText;
  readonly onClose: () => void;
}) {
  const { entry } = text;
  const dialog = useRef<HTMLDialogElement>(null);
  // What React does not change later stays as the writer has opened or closed it.
  const [isNew] = useState(() => text.value(["draft"]) === true);
  const [line, setLine] = useState<{ readonly number: number }>();
  const state = useSyncExternalStore(text.listen, text.state);
  const { parts, revision, isSaved, busy, problems, message, refused, theirs } = state;

  useEffect(() => {
    const release = holdReloads();
    dialog.current?.showModal();
    addEventListener("pagehide", text.keepDraft);
    return () => {
      text.keepDraft();
      removeEventListener("pagehide", text.keepDraft);
      release();
    };
  }, [text]);

  const title = String(text.value(["title"]) ?? "");
  const faults = problems.filter(({ why }) => why === undefined);
  const ofFields = problems.filter(({ where }) => !where.startsWith("body"));
  const linesAbove = `${parts.start}${parts.yaml}${parts.end}`.split("\n").length - 1;
  return (
    <dialog
      ref={dialog}
      aria-label={`${names[entry.kind]}: ${title}`}
      className={styles.sheet}
      onClose={onClose}
      // A file that misses its field must not be opened in the place of the page.
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => hasFiles(event) && event.preventDefault()}
      onKeyDown={(event) => {
        // Keeps typed keys from the page's own shortcuts.
        event.stopPropagation();
        if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void text.save();
      }}
    >
      <div className={styles.write}>
        <header className={styles.head}>
          <h2>{names[entry.kind]}</h2>
          <p>{entry.place}</p>
          <div className={styles.buttons}>
            <Button
              size="sm"
              tone="action"
              state={busy ? "busy" : "idle"}
              onClick={() => void text.save()}
            >
              Save
            </Button>
            <Button size="sm" tone="quiet" onClick={() => text.drop()} disabled={isSaved}>
              Discard unsaved changes
            </Button>
            <Button size="sm" tone="quiet" onClick={() => dialog.current?.close()}>
              Close
            </Button>
          </div>
          <p role="status">{message || (isSaved ? "" : "Not saved yet; kept on this device.")}</p>
          <p role="alert" className={styles.wrong}>
            {refused}
          </p>
        </header>
        {theirs === undefined ? null : (
          <details className={styles.part}>
            <summary>What the file says now. Saving overwrites it.</summary>
            <pre className={styles.theirs}>{theirs}</pre>
          </details>
        )}
        <Problems problems={problems} goTo={(number) => setLine({ number: number - linesAbove })} />
        <details className={styles.part} open={isNew}>
          <summary>
            {`Title, description and other fields${ofFields.length > 0 ? ` (${ofFields.length} to look at)` : ""}`}
          </summary>
          <EntryFields key={revision} text={text} problems={problems} />
        </details>
        <Suspense fallback={<p>Loading the editor …</p>}>
          <BodyEditor key={revision} text={text} line={line} />
        </Suspense>
        <p className={styles.note}>
          {faults.length > 0 && text.value(["draft"]) !== true
            ? "It goes online with the next build, so what is wrong has to be fixed before you can save."
            : "Ctrl+S or ⌘S saves. The page beside it follows."}
        </p>
      </div>
      <iframe
        name={besidePage}
        title="The page as it is saved"
        src={location.href}
        className={styles.page}
      />
    </dialog>
  );
}
