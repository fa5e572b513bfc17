import { type ReactNode, useState } from "react";
import { FileField } from "../../src/file-field/file-field.tsx";
import type { Choices } from "../theme/choices.ts";
import type { Hex } from "../theme/colour.ts";
import { brandOf } from "../theme/complete.ts";
import { coloursOfImage } from "../theme/image-colours.ts";
import { presets } from "../theme/presets.ts";
import { ColourField } from "./colour-field.tsx";
import styles from "./panel.module.css";
import { Thumbnail } from "./thumbnail.tsx";

interface StartFromProps {
  choices: Choices;
  /** The name of the preset that has exactly these choices. */
  preset: string;
  onChange: (change: Partial<Choices>) => void;
  /** Called with the address of a logo, or without one. */
  onLogo: (address?: string) => void;
}

interface StartProps {
  pressed: boolean;
  onClick: () => void;
  /** A picture, and its name. */
  children: ReactNode;
}

function Start({ pressed, onClick, children }: StartProps) {
  return (
    <button type="button" aria-pressed={pressed} className={styles.preset} onClick={onClick}>
      {children}
    </button>
  );
}

/** A whole brand at once: a preset, or one made of a single colour or of those of a logo. */
export function StartFrom({ choices, preset, onChange, onLogo }: StartFromProps) {
  const [problem, setProblem] = useState<string>();
  const [first, setFirst] = useState<Hex>();
  const [found, setFound] = useState<readonly Hex[]>([]);
  const begin = (hex: Hex, others: readonly Hex[] = []) => {
    setFirst(hex);
    onChange({
      colours: brandOf(
        hex,
        others.find((other) => other !== hex),
      ),
    });
  };
  const read = async (file: File | undefined) => {
    const address = file && URL.createObjectURL(file);
    const colours = address ? await coloursOfImage(address).catch((): Hex[] => []) : [];
    const [main] = colours;
    setFound(colours.slice(0, 6));
    onLogo(main && address);
    setProblem(
      main || !file
        ? undefined
        : "There is no colour in it that could be read. Take an SVG or a PNG in colour.",
    );
    if (main) begin(main, colours);
  };
  return (
    <>
      <fieldset className={styles.presets}>
        <legend className={styles.legend}>Start from</legend>
        {Object.values(presets).map((start) => (
          <Start
            key={start.name}
            pressed={start.name === preset}
            onClick={() => {
              setFirst(undefined);
              onChange(start);
            }}
          >
            <Thumbnail {...start} />
            {start.name}
          </Start>
        ))}
      </fieldset>
      <ColourField
        id="studio-one"
        label="One colour"
        hint="All others follow it"
        value={first ?? choices.colours.action}
        onValueChange={(hex) => begin(hex)}
      />
      <FileField
        label="A logo"
        formatsText="SVG, PNG or JPEG. It stays on this machine."
        accept="image/*"
        error={problem}
        onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
      />
      {found.length > 1 ? (
        <fieldset className={styles.presets}>
          <legend className={styles.legend}>The logo’s main colour</legend>
          {found.map((hex) => (
            <Start key={hex} pressed={hex === first} onClick={() => begin(hex, found)}>
              <svg viewBox="0 0 48 18" aria-hidden="true">
                <rect width="48" height="18" fill={hex} />
              </svg>
              {hex}
            </Start>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
