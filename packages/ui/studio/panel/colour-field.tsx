import { useState } from "react";
import { controlClass, FieldFrame, useField } from "../../src/field/field.tsx";
import { type Hex, readColour } from "../theme/colour.ts";
import styles from "./panel.module.css";

interface ColourFieldProps {
  id: string;
  label: string;
  /** Where the colour is used. */
  hint: string;
  value: Hex;
  onValueChange: (value: Hex) => void;
  /** What is hard to read with this colour. */
  problem?: string | undefined;
}

/** What is being typed, and the colour that the field had then. */
interface Draft {
  readonly text: string;
  readonly value: Hex;
}

/** A colour, picked or typed. What is typed takes effect as soon as it is a colour. */
export function ColourField({ id, label, hint, value, onValueChange, problem }: ColourFieldProps) {
  const [draft, setDraft] = useState<Draft>();
  const [left, setLeft] = useState(false);
  const text = draft && draft.value === value ? draft.text : value;
  const unreadable = left && readColour(text) === undefined;
  const error = unreadable ? "Write an opaque colour, like #1e2455 or rgb(30 36 85)." : problem;
  const wiring = useField({ id, hint, error });

  const type = (written: string) => {
    const read = readColour(written);
    setLeft(false);
    setDraft({ text: written, value: read ?? value });
    if (read) onValueChange(read);
  };

  return (
    <FieldFrame label={label} hint={hint} error={error} wiring={wiring}>
      <div className={styles.colour}>
        <input
          type="color"
          aria-label={`${label}: pick a colour`}
          value={value}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          className={styles.well}
        />
        <input
          {...wiring.aria}
          id={wiring.id}
          type="text"
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => setLeft(true)}
          spellCheck={false}
          autoComplete="off"
          className={controlClass(wiring.validity)}
        />
      </div>
    </FieldFrame>
  );
}
