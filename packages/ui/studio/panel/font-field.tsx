import { useState } from "react";
import { Select } from "../../src/select/select.tsx";
import { TextField } from "../../src/text-field/text-field.tsx";
import { type Font, fontStacks, isFamilyName, ownFamily, readFont } from "../theme/fonts.ts";

interface FontFieldProps {
  label: string;
  value: Font;
  onValueChange: (value: Font) => void;
}

const OWN = "own";
const options = [
  ...Object.entries(fontStacks).map(([value, { label }]) => ({ value, label })),
  { value: OWN, label: "A font of your own" },
];

/** A font of the list, or the name of a family that the brand brings. */
export function FontField({ label, value, onValueChange }: FontFieldProps) {
  const own = ownFamily(value);
  const [family, setFamily] = useState(own ?? "Inter");
  const wrong = own !== undefined && !isFamilyName(family);

  const choose = (chosen: string) => {
    const font = chosen === OWN ? readFont(`own:${family}`) : readFont(chosen);
    if (font) onValueChange(font);
  };
  const rename = (name: string) => {
    setFamily(name);
    const font = readFont(`own:${name}`);
    if (font) onValueChange(font);
  };

  return (
    <>
      <Select
        label={label}
        value={own === undefined ? value : OWN}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={options}
      />
      {own === undefined ? null : (
        <TextField
          label={`${label}: name of the family`}
          hint="Your pages load it. Here it shows if it is installed on this computer."
          error={wrong ? "Use letters, digits, spaces and hyphens." : undefined}
          value={family}
          onChange={({ currentTarget }) => rename(currentTarget.value)}
          spellCheck={false}
        />
      )}
    </>
  );
}
