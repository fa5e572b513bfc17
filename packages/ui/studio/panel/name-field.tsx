import { useState } from "react";
import { TextField } from "../../src/text-field/text-field.tsx";
import { isBrandName } from "../theme/choices.ts";

interface NameFieldProps {
  value: string;
  onValueChange: (name: string) => void;
}

/** The brand's name. What is typed takes effect as soon as it can be used in the files. */
export function NameField({ value, onValueChange }: NameFieldProps) {
  const [draft, setDraft] = useState({ text: value, value });
  const text = draft.value === value ? draft.text : value;
  const type = (written: string) => {
    const fits = isBrandName(written);
    setDraft({ text: written, value: fits ? written : value });
    if (fits) onValueChange(written);
  };
  return (
    <TextField
      label="Name"
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      error={isBrandName(text) ? undefined : "Use up to 40 letters, digits, spaces, and . & ’ -"}
      autoComplete="off"
    />
  );
}
