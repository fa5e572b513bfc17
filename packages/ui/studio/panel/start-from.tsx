import { useState } from "react";
import { FileField } from "../../src/file-field/file-field.tsx";
import type { Choices } from "../theme/choices.ts";
import type { Hex } from "../theme/colour.ts";
import { completeColours } from "../theme/complete.ts";
import { coloursOfImage } from "../theme/image-colours.ts";
import { ColourField } from "./colour-field.tsx";

interface StartFromProps {
  colours: Choices["colours"];
  onChange: (colours: Choices["colours"]) => void;
}

/** A whole brand out of one colour, or out of those of a logo. */
export function StartFrom({ colours, onChange }: StartFromProps) {
  const [problem, setProblem] = useState<string>();
  const read = async (file: File | undefined) => {
    setProblem(undefined);
    if (!file) return;
    const [action, accent] = await coloursOfImage(file).catch((): Hex[] => []);
    if (action) onChange(completeColours({ action, accent }));
    else setProblem("There is no colour in it that could be read. Take an SVG or a PNG in colour.");
  };
  return (
    <>
      <ColourField
        id="studio-one"
        label="One colour"
        hint="All others follow it"
        value={colours.action}
        onValueChange={(action) => onChange(completeColours({ action }))}
      />
      <FileField
        label="A logo"
        formatsText="SVG, PNG or JPEG. It stays on this machine."
        accept="image/*"
        error={problem}
        onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
      />
    </>
  );
}
