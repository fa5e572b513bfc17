import { useState } from "react";
import { FileField } from "../../src/file-field/file-field.tsx";
import type { Choices, ColourChoice } from "../theme/choices.ts";
import type { Hex } from "../theme/colour.ts";
import { brandOf } from "../theme/complete.ts";
import { coloursOfImage } from "../theme/image-colours.ts";
import { themeCode } from "../theme/link.ts";
import { presets } from "../theme/presets.ts";
import { ColourField } from "./colour-field.tsx";
import styles from "./panel.module.css";

/** A page as small as a stamp: the outline of what has each colour, from back to front. */
const stamp: readonly (readonly [ColourChoice, string])[] = [
  ["paper", "M0 0h48v36H0z"],
  ["feature", "M0 0h48v18H0z"],
  ["paper", "M4 4h20v2H4zm0 4h13v2H4z"],
  ["action", "M4 12h12v4H4zm24 0h16v20H28z"],
  ["accent", "M4 22h8v2H4z"],
  ["ink", "M4 26h20v2H4z"],
  ["link", "M4 30h12v2H4z"],
];

interface StartFromProps {
  choices: Choices;
  onChange: (change: Partial<Choices>) => void;
  /** Called with the address of a logo, or without one. */
  onLogo: (address?: string) => void;
}

/** A whole brand at once: a preset, or one made of a single colour or of those of a logo. */
export function StartFrom({ choices, onChange, onLogo }: StartFromProps) {
  const [problem, setProblem] = useState<string>();
  const [one, setOne] = useState<Hex>();
  const [found, setFound] = useState<readonly Hex[]>([]);
  const read = async (file: File | undefined) => {
    const address = file && URL.createObjectURL(file);
    const colours = address ? await coloursOfImage(address).catch((): Hex[] => []) : [];
    const [first] = colours;
    setFound(colours.slice(0, 3));
    setOne(first);
    onLogo(first && address);
    setProblem(
      file && !first
        ? "There is no colour in it that could be read. Take an SVG or a PNG in colour."
        : undefined,
    );
    if (first) onChange({ colours: brandOf(first, colours) });
  };
  const ofLogo = found.map((hex): [string, Choices] => [
    hex,
    { ...choices, colours: brandOf(hex, found) },
  ]);
  const starts = Object.values(presets).map((preset): [string, Choices] => [preset.name, preset]);
  return (
    <>
      <div role="group" aria-label="Start from" className={styles.starts}>
        {[...ofLogo, ...starts].map(([name, start]) => (
          <button
            key={name}
            type="button"
            aria-pressed={themeCode(start) === themeCode(choices)}
            onClick={() => {
              setOne(undefined);
              onChange(start);
            }}
          >
            <svg viewBox="0 0 48 36" aria-hidden="true">
              {stamp.map(([colour, outline]) => (
                <path key={outline} d={outline} fill={start.colours[colour]} />
              ))}
            </svg>
            {name}
          </button>
        ))}
      </div>
      <ColourField
        id="studio-one"
        label="One colour"
        hint="All others follow it"
        value={one ?? choices.colours.action}
        onValueChange={(hex) => {
          setOne(hex);
          onChange({ colours: brandOf(hex) });
        }}
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
