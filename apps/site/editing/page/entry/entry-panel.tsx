import { Button } from "@kolam/ui/button";
import { useEffect, useRef } from "react";
import type { EntryView } from "../../server/data/data-answers.ts";
import type { Field } from "../../server/data/fields.ts";
import type { EntryAction } from "../../server/data/read-action.ts";
import type { Session, State } from "../session.ts";
import { AddField } from "./add-field.tsx";
import styles from "./entry.module.css";
import { PictureField } from "./picture-field.tsx";
import { useEntry } from "./use-entry.ts";
import { ValueField } from "./value-field.tsx";

type Entry = ReturnType<typeof useEntry>;

/** An action on an entry, its button, and its announcement. */
const actions: readonly (readonly [
  EntryAction["do"] & ("up" | "down" | "copy" | "delete"),
  string,
  string,
])[] = [
  ["up", "Up", "Moved up."],
  ["down", "Down", "Moved down."],
  ["copy", "Copy", "Copied. The copy comes after it."],
  ["delete", "Delete", "Deleted."],
];

interface EntryButtonsProps {
  readonly entry: Entry;
  readonly node: number;
  /** The entry's text, for screen readers. */
  readonly name: string;
  readonly position: number;
  readonly count: number;
  /** Whether its list is shown, and not what is in it. */
  readonly isInList: boolean;
}

/** What can be done with an entry of a list. */
function EntryButtons({ entry, node, name, position, count, isInList }: EntryButtonsProps) {
  const impossible = { up: position === 0, down: position === count - 1 };
  return (
    <span className={styles.buttons}>
      {actions.map(([action, label, done]) => (
        <Button
          key={action}
          size="sm"
          tone="quiet"
          aria-label={`${label}: ${name}`}
          data-at={`${action} ${position}`}
          disabled={action in impossible && impossible[action as keyof typeof impossible]}
          onClick={() => entry.change(node, { do: action }, isInList || action === "delete", done)}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}

/** A field of a record, or an entry of a list. */
function FieldLine({ entry, field, isInList }: { entry: Entry; field: Field; isInList: boolean }) {
  const { node, label, comment, control } = field;
  const error = entry.problem?.node === node ? entry.problem.message : undefined;
  if (control.kind === "inside") {
    const count = control.count === undefined ? "" : ` (${control.count})`;
    return (
      <>
        <Button size="sm" tone="quiet" onClick={() => entry.open(node)}>
          {label === control.said ? label : `${label}${count}: ${control.said}`}
        </Button>
        {error ? (
          <p role="alert" className={styles.problem}>
            {error}
          </p>
        ) : null}
      </>
    );
  }
  if (control.kind === "fixed") {
    return (
      <p className={styles.fixed}>
        {isInList ? null : `${label}: `}
        {control.said}
        {error ? (
          <span role="alert" className={styles.problem}>
            {` ${error}`}
          </span>
        ) : null}
      </p>
    );
  }
  if (control.kind === "picture") {
    return (
      <PictureField
        key={JSON.stringify(control.value)}
        label={isInList ? "Picture" : label}
        error={error}
        value={control.value}
        photos={control.photos}
        pictures={entry.view?.pictures ?? []}
        keep={(picture) =>
          entry.change(node, { do: "picture", picture }, true, "The picture is saved.")
        }
      />
    );
  }
  return (
    <ValueField
      key={String(control.value)}
      label={label}
      labelHidden={isInList}
      hint={comment || undefined}
      error={error}
      control={control}
      titles={entry.view?.titles ?? {}}
      keep={(value) => entry.change(node, { do: "set", value }, true, `Saved: ${label}.`)}
    />
  );
}

function ListEntries({ entry, view }: { entry: Entry; view: EntryView }) {
  const count = view.fields.length;
  const last = view.fields.at(-1);
  return (
    <>
      <ol className={styles.list}>
        {view.fields.map((field, position) => (
          <li
            key={field.node}
            className={styles.line}
            data-at={`entry ${position}`}
            aria-current={field.node === view.chosen ? "true" : undefined}
          >
            <FieldLine entry={entry} field={field} isInList />
            <EntryButtons
              entry={entry}
              node={field.node}
              name={field.label}
              position={position}
              count={count}
              isInList
            />
          </li>
        ))}
      </ol>
      {last ? (
        <Button
          size="sm"
          tone="outline"
          onClick={() => entry.change(last.node, { do: "add" }, false, "Added at the end.")}
        >
          Add an entry
        </Button>
      ) : (
        <Button
          size="sm"
          tone="outline"
          onClick={() => entry.change(view.node, { do: "begin" }, false, "Added.")}
        >
          Add the first entry
        </Button>
      )}
    </>
  );
}

function RecordFields({ entry, view }: { entry: Entry; view: EntryView }) {
  return (
    <>
      {view.entry ? (
        <p className={styles.line}>
          {`Entry ${view.entry.position + 1} of ${view.entry.count} of “${view.entry.list}”`}
          <EntryButtons
            entry={entry}
            node={view.node}
            name={view.way.at(-1)?.label ?? ""}
            position={view.entry.position}
            count={view.entry.count}
            isInList={false}
          />
          <Button
            size="sm"
            tone="quiet"
            onClick={() => entry.change(view.node, { do: "add" }, false, "Added after it.")}
          >
            Add after it
          </Button>
        </p>
      ) : null}
      <div className={styles.fields}>
        {view.fields.map((field) => (
          <div key={field.node} className={styles.field} data-at={`field ${field.node}`}>
            <FieldLine entry={entry} field={field} isInList={false} />
            {field.isOptional ? (
              <Button
                size="sm"
                tone="quiet"
                aria-label={`Leave out ${field.label}`}
                onClick={() =>
                  entry.change(field.node, { do: "delete" }, true, `Left out: ${field.label}.`)
                }
              >
                Leave out
              </Button>
            ) : null}
          </div>
        ))}
      </div>
      <AddField
        names={view.missing}
        add={(name) => entry.change(view.node, { do: "give", name }, true, `Added: ${name}.`)}
      />
    </>
  );
}

const controls = "input, textarea, select, button:enabled";

/**
 * Puts the focus back where it was before the panel was rendered anew: on the same field, or the
 * same button of an entry that has moved.
 */
function refocus(panel: HTMLElement, at: string): void {
  const [action = ""] = at.split(" ");
  const moved = panel.querySelector("[aria-current=true]");
  const place =
    moved?.querySelector(`[data-at^="${action} "]:enabled`) ??
    panel.querySelector(`[data-at="${at}"]:not(:disabled)`) ??
    moved;
  const control = place?.matches(controls) ? place : place?.querySelector(controls);
  if (control instanceof HTMLElement) control.focus();
}

/** Selects the first text of a new entry, which is to be written now. */
function selectNew(panel: HTMLElement): void {
  const texts = panel.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  [...texts].find(({ value }) => value.startsWith("[Replace]"))?.select();
}

/** The list or record around the text that was pressed last, in the bar. */
export function EntryPanel({ session, state }: { session: Session; state: State }) {
  const entry = useEntry(session, state);
  const { view, busy, done, problem } = entry;
  const panel = useRef<HTMLDivElement>(null);
  const focused = useRef("");
  const shown = useRef(view?.node);
  useEffect(() => {
    const isOther = shown.current !== undefined && shown.current !== view?.node;
    shown.current = view?.node;
    if (!view || !panel.current) return;
    if (document.activeElement === document.body) refocus(panel.current, focused.current);
    if (isOther && panel.current.contains(document.activeElement)) selectNew(panel.current);
  }, [view]);
  if (!view) {
    const hint = "Press a text on the page to see its entry and fields here.";
    return <p>{problem?.message ?? (busy ? "Reading …" : hint)}</p>;
  }
  const isTold = [view.node, -1].includes(problem?.node ?? -2);
  return (
    <div
      ref={panel}
      className={styles.panel}
      aria-busy={busy}
      onFocus={({ target }) => {
        focused.current = target.closest<HTMLElement>("[data-at]")?.dataset.at ?? "";
      }}
    >
      <nav aria-label="Where it is" className={styles.way}>
        {view.way.map(({ node, label }) => (
          <Button
            key={node}
            size="sm"
            tone="quiet"
            aria-current={node === view.node ? "location" : undefined}
            onClick={() => entry.open(node)}
          >
            {label}
          </Button>
        ))}
        {view.canUndo ? (
          <Button size="sm" tone="outline" onClick={() => entry.undo()}>
            Undo
          </Button>
        ) : null}
      </nav>
      <p role="status" className={styles.done}>
        {busy ? "" : done}
      </p>
      <p role="alert" className={styles.problem}>
        {isTold ? problem?.message : null}
      </p>
      {view.isList ? (
        <ListEntries entry={entry} view={view} />
      ) : (
        <RecordFields entry={entry} view={view} />
      )}
    </div>
  );
}
