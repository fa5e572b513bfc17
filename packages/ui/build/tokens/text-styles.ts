import type { Token } from "./read-tokens.ts";

/** What a text is set in besides its size, each by the name of its token. */
export interface TextStyle {
  readonly font: "text" | "display";
  readonly weight: "regular" | "medium" | "bold" | "display";
  readonly leading: "tight" | "snug" | "body";
  readonly tracking?: "display";
  readonly stretch: "text" | "heading" | "display";
}

const text: TextStyle = { font: "text", weight: "regular", leading: "body", stretch: "text" };

const title: TextStyle = {
  font: "display",
  weight: "display",
  leading: "tight",
  tracking: "display",
  stretch: "display",
};

/** What is larger than text and smaller than a title. */
const heading: TextStyle = { font: "text", weight: "bold", leading: "snug", stretch: "heading" };

/** What each size is set in, by the size's path. */
const textStyles: Readonly<Record<string, TextStyle>> = {
  "text.xl": heading,
  "text.2xl": { ...text, weight: "medium", leading: "snug" },
  "display.sm": heading,
};

/** What a size of texts is set in; nothing for what is no such size. */
export function textStyleOf({ path }: Pick<Token, "path">): TextStyle | undefined {
  const [group] = path;
  if (group !== "text" && group !== "display") return undefined;
  return textStyles[path.join(".")] ?? (group === "text" ? text : title);
}
