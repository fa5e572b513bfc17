"use client";

import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import type { RootProps } from "../element/root-props.ts";

/** A category of consent. */
export interface ConsentChoice {
  /** Its id in your code and in the answer. */
  readonly id: string;
  /** Its name on the page, e.g. `Analytics`. */
  readonly label: ReactNode;
  /** What is stored, by whom and for how long. */
  readonly text?: ReactNode;
  /** Whether the site needs it: it is then always allowed and cannot be changed. */
  readonly required?: boolean | undefined;
}

export interface ConsentChoicesProps
  extends RootProps<"form", "children" | "aria-label" | "defaultValue"> {
  /** Accessible name of the form. */
  readonly label: string;
  /** The categories, in order. */
  readonly choices: readonly ConsentChoice[];
  /**
   * Ids of the categories that the visitor has allowed before. Nothing else is ticked, as the law
   * requires.
   */
  readonly defaultValue?: readonly string[] | undefined;
  /** The button that saves the answer. */
  readonly saveLabel: string;
  /** Called with the ids of all allowed categories. Store them. */
  readonly onSave: (allowed: string[]) => void;
}

/** Consent by category: the content of a `ConsentBanner`, or of a dialog with cookie settings. */
export function ConsentChoices({
  label,
  choices,
  defaultValue = [],
  saveLabel,
  onSave,
  onSubmit,
  ...rest
}: ConsentChoicesProps) {
  return (
    <form
      aria-label={label}
      {...rest}
      onSubmit={(event) => {
        onSubmit?.(event);
        event.preventDefault();
        const allowed = [...event.currentTarget.querySelectorAll<HTMLInputElement>(":checked")];
        onSave(allowed.map(({ value }) => value));
      }}
    >
      {choices.map(({ id, label: words, text, required }) => (
        <Checkbox
          key={id}
          value={id}
          label={words}
          description={text}
          disabled={required}
          defaultChecked={required || defaultValue.includes(id)}
        />
      ))}
      <Button type="submit" tone="outline" size="sm">
        {saveLabel}
      </Button>
    </form>
  );
}
