import { addUsage } from "./add.ts";

/** What a command is called with, and what it does. */
interface Command {
  readonly name: string;
  /** What follows its name. */
  readonly takes: string;
  readonly does: string;
}

/** The commands of `npx @kolam/ui`. */
export const commands: readonly Command[] = [
  {
    name: "search",
    takes: "WORDS [--json]",
    does: "finds the parts and guides for what you want to build",
  },
  {
    name: "show",
    takes: "NAME [--json]",
    does: "tells all about a part, a guide or a token",
  },
  {
    name: "tokens",
    takes: "[FILTER] [--json]",
    does: "lists the custom properties with their values in each theme",
  },
  {
    name: "doctor",
    takes: "[FOLDER] [--json]",
    does: "looks at the app in the folder, says what is wrong and how to mend it, and changes nothing",
  },
  {
    name: "mcp",
    takes: "",
    does: "serves search, show, tokens and doctor to a coding assistant (Model Context Protocol on stdio)",
  },
  {
    name: "add",
    takes: addUsage.replace("npx @kolam/ui add ", ""),
    does: "copies bands of pages into your app, as files of your own",
  },
  {
    name: "brand",
    takes:
      '"#0a7d5a" [ACCENT] [LINK] [--name "Your brand"] [--part shop] [--out brand.css] [--force]',
    does: `writes a brand from one to three colours, buttons, small accents and links, with everything that follows from them for
light, dark and high contrast, and prints every contrast. Accents and links without a colour have hues that go with
the first. With --part the brand is that of elements with data-brand="shop" only`,
  },
  {
    name: "rename",
    takes: "src",
    does: "gives the props in the files of a folder the names that they have now",
  },
];

/** How the commands are used. */
export const usage = commands
  .map(({ name, takes, does }) => {
    const call = ["npx @kolam/ui", name, takes].join(" ").trim();
    return `${call}\n${does.replaceAll(/^/gm, "    ")}.`;
  })
  .join("\n");
