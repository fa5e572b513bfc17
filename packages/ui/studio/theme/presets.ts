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
  monsoon: {
    ...kolam,
    name: "Monsoon",
    colours: { ...brandOf("#0f5c63", ["#ffb84d"]), paper: "#f4f8f5" },
    titleFont: "humanist",
    radii: { cards: 10, controls: 8, buttons: PILL },
  },
  lacquer: {
    ...kolam,
    name: "Lacquer",
    colours: { ...brandOf("#8e1b2c", ["#f3c98b"]), paper: "#fff9f1" },
    textFont: "charter",
    titleFont: "palatino",
    radii: { cards: 2, controls: 2, buttons: 2 },
  },
  foundry: {
    ...kolam,
    name: "Foundry",
    colours: { ...brandOf("#c6f04d", ["#345c00"]), paper: "#f6f7f2", link: "#465078" },
    textFont: "grotesque",
    titleFont: "slab",
    radii: { cards: 4, controls: 4, buttons: 4 },
    kolam: false,
  },
  jamun: {
    ...kolam,
    name: "Jamun",
    colours: brandOf("#5b2a86", ["#ff9d7a"]),
    textFont: "system",
    titleFont: "grotesque",
    radii: { cards: 24, controls: 14, buttons: PILL },
    shadows: true,
    density: "airy",
  },
} as const satisfies Record<string, Choices>;
