import { Button } from "@kolam/ui/button";
import { type ReactNode, useEffect, useId, useRef } from "react";
import type { EntryAction, FieldPath } from "../../writing/front-matter.ts";
import type { EntryText } from "./entry-text.ts";
import styles from "./writing.module.css";

const actions: readonly (readonly [action: EntryAction, label: string])[] = [
  ["up", "Up"],
  ["down", "Down"],
  ["copy", "Copy"],
  ["delete", "Delete"],
];

/** Where an entry is once something was done with it; after deleting, what took its place. */
function placeAfter(action: EntryAction, index: number, count: number): number {
  if (action === "up") return index - 1;
  return action === "delete" ? Math.min(index, count - 2) : index + 1;
}

interface EntriesProps {
  readonly text: EntryText;
  readonly path: FieldPath;
  readonly label: string;
  /** What one of them is called. */
  readonly one: string;
  /** How many there are. */
  readonly count: number;
  /** As many as there may be. */
  readonly most: number;
  /** What is advised, and why. */
  readonly hint: string;
  readonly error: string | undefined;
  /** What a new one says. */
  readonly initial: unknown;
  /** The fields of one. */
  readonly children: (index: number) => ReactNode;
}

/** The entries of a list: moved up and down, copied, deleted and added. */
export function Entries(props: EntriesProps) {
  const { text, path, label, one, count, most, hint, error, initial, children } = props;
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  /** The entry and its control that get the focus after the list is rendered again. */
  const next = useRef<readonly [index: number, control: string]>(undefined);
  useEffect(() => {
    if (!next.current) return;
    const [index, control] = next.current;
    next.current = undefined;
    const item = box.current?.querySelectorAll(":scope > ol > li")[index];
    // Such as Up, which the first entry does not have.
    const found = item?.querySelector(control) ?? item?.querySelector("[data-do]:enabled");
    const add = box.current?.querySelector(":scope > [data-do=add]");
    const target = found ?? add;
    if (target instanceof HTMLElement) target.focus();
  });
  const change = (index: number, action: EntryAction) => {
    next.current = [placeAfter(action, index, count), `[data-do=${action}]:enabled`];
    text.changeEntry([...path, index], action);
  };
  const add = () => {
    next.current = [count, "input, textarea, select"];
    text.addEntry([...path, count], initial);
  };
  const impossible = (action: EntryAction, index: number) =>
    ({ up: index === 0, down: index === count - 1, copy: count >= most, delete: false })[action];
  return (
    <fieldset ref={box} className={styles.group} aria-describedby={`${id}-hint ${id}-error`}>
      <legend>{label}</legend>
      <p id={`${id}-hint`} className={styles.note}>
        {hint}
      </p>
      <p id={`${id}-error`} className={styles.wrong}>
        {error}
      </p>
      <ol className={styles.entries}>
        {Array.from({ length: count }, (_, index) => (
          // Entries have no names of their own.
          // biome-ignore lint/suspicious/noArrayIndexKey: their place is what they are known by.
          <li key={index}>
            {children(index)}
            <span className={styles.buttons}>
              {actions.map(([action, said]) => (
                <Button
                  key={action}
                  size="sm"
                  tone="quiet"
                  data-do={action}
                  aria-label={`${said}: ${one} ${index + 1}`}
                  disabled={impossible(action, index)}
                  onClick={() => change(index, action)}
                >
                  {said}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ol>
      {count < most ? (
        <Button size="sm" tone="quiet" data-do="add" onClick={add}>
          {`Add ${one.toLowerCase()}`}
        </Button>
      ) : null}
    </fieldset>
  );
}
