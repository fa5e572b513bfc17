import { colors } from "../../src/tokens/tokens.generated.ts";
import { type Choices, PILL } from "./choices.ts";
import { type Hex, readHex } from "./colour.ts";
import { brandOf } from "./complete.ts";

const { light, dark } = colors;
const ofKit = (hex: string): Hex => readHex(hex) ?? "#000000";

const kolam = {
  name: "Kolam",
  colours: {
    paper: ofKit(light.surface),
    ink: ofKit(light.text),
    night: ofKit(dark.surface),
    feature: ofKit(light.feature),
    action: ofKit(light.action),
    accent: ofKit(light.accent),
    link: ofKit(light.link),
  },
  textFont: "anek",
  titleFont: "anek",
  radii: { cards: 0, controls: 0, buttons: PILL },
  shadows: false,
  kolam: true,
  density: "regular",
} as const satisfies Choices;

/** Complete sets of choices to start from. */
export const presets = {
  kolam,
  /** The brand of `examples/second-brand`. */
  northlight: {
    name: "Northlight",
    colours: {
      paper: "#ffffff",
      ink: "#101a17",
      night: "#0c1412",
      feature: "#0b3a30",
      action: "#8fe3c0",
      accent: "#8a1c46",
      link: "#0a4a86",
    },
    textFont: "charter",
    titleFont: "geometric",
    radii: { cards: 14, controls: 6, buttons: 8 },
    shadows: true,
    kolam: false,
    density: "compact",
  },
  /** The brand of `examples/second-agency`, in fonts that visitors have. */
  kerfmark: {
    ...kolam,
    name: "Kerfmark",
    colours: { ...brandOf("#ff6b35", ["#ad370c"]), paper: "#f4f5f2", link: "#0b5068" },
    textFont: "grotesque",
    titleFont: "grotesque",
    radii: { cards: 2, controls: 2, buttons: 2 },
    kolam: false,
    density: "compact",
  },
  /** A made-up agency’s brand, in fonts that visitors have. */
  tarnAndTally: {
    ...kolam,
    name: "Tarn & Tally",
    colours: { ...brandOf("#d9d24b", ["#a8431a"]), feature: "#1f3a38", link: "#0b5f6b" },
    textFont: "humanist",
    titleFont: "charter",
    radii: { cards: 0, controls: 3, buttons: 4 },
    kolam: false,
  },
} as const satisfies Record<string, Choices>;
