/** The colours of the pages, by what they are for. */
export const colourNames = [
  "page",
  "panel",
  "text",
  "text-2",
  "rule",
  "band",
  "on-band",
  "action",
  "on-action",
  "error",
  "success",
  "link",
] as const;

export type ColourName = (typeof colourNames)[number];

/** Colours such as `#171c3f`. */
export type Colours = Readonly<Record<ColourName, string>>;

/** What the pages look like. */
export interface Look {
  /** What the inbox is called above its pages. */
  readonly name: string;
  readonly light: Colours;
  readonly dark: Colours;
}

/** The default look. Only it has a drawing and a typeface. */
export const standardLook: Look = {
  name: "Mailbox",
  light: {
    page: "#fbf6ec",
    panel: "#f3ead8",
    text: "#171c3f",
    "text-2": "#4a4f70",
    rule: "#d9cdb4",
    band: "#111433",
    "on-band": "#fdf9ef",
    action: "#f0a21c",
    "on-action": "#111433",
    error: "#bb2d3b",
    success: "#27724a",
    link: "#1d2250",
  },
  dark: {
    page: "#0a0c23",
    panel: "#1d2250",
    text: "#f6f0e2",
    "text-2": "#b9b6c9",
    rule: "#3c427d",
    band: "#0a0c23",
    "on-band": "#fdf9ef",
    action: "#f0a21c",
    "on-action": "#111433",
    error: "#ff8a80",
    success: "#7fd0a0",
    link: "#ffb53b",
  },
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isColour = (value: unknown) =>
  typeof value === "string" && /^#(?:[\da-f]{3}){1,2}$/i.test(value);

/** What is wrong with a look that was read from a file; nothing if all is well. */
export function lookProblems(look: unknown): string[] {
  if (!isObject(look)) return ["has no look."];
  const named = typeof look.name === "string" && look.name.trim() !== "";
  const themes = (["light", "dark"] as const).flatMap((theme) => {
    const colours = isObject(look[theme]) ? look[theme] : {};
    const wrong = colourNames.filter((name) => !isColour(colours[name]));
    return wrong.map((name) => `needs a colour such as #171c3f as "${name}" of "${theme}".`);
  });
  return [...(named ? [] : ['needs a text as "name".']), ...themes];
}
