import { colourChoiceNames, colourChoices } from "../studio/theme/choices.ts";
import { readHex } from "../studio/theme/colour.ts";
import { brandOf } from "../studio/theme/complete.ts";

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const pixels = (value: number) => ({ $value: { value, unit: "px" } });

/** Plain shapes: slightly round, and lines that do not wind. */
const plainShapes = {
  radius: {
    photo: pixels(4),
    control: pixels(4),
    checkbox: pixels(4),
    button: pixels(6),
    tag: pixels(4),
    card: pixels(6),
    overlay: pixels(6),
  },
  motif: { strand: { $value: 0 } },
};

/**
 * The token files of a brand made of one colour, by name: seven colours that can be read together
 * in every theme, and plain shapes.
 * @param colour such as `#0a7d5c`; three digits and no `#` will do @throws if it is not a colour
 */
export function brandOfColour(colour: string): Readonly<Record<string, string>> {
  const hex = readHex(colour);
  if (!hex) throw new Error(`“${colour}” is no colour. Write it as “#0a7d5c”.`);
  const colours = brandOf(hex);
  const named = colourChoiceNames.map((choice) => [
    choice,
    { $value: colours[choice], $description: `${colourChoices[choice].use}.` },
  ]);
  const brand = {
    $type: "color",
    $description: "Every other colour of the four themes follows from these seven.",
    ...Object.fromEntries(named),
  };
  return {
    "brand.tokens.json": json({ brand }),
    "shape.tokens.json": json(plainShapes),
  };
}
