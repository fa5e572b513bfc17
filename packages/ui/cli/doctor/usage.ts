import { renamed } from "../rename.ts";
import type { App } from "./app.ts";
import { codeOf, filesOf, named } from "./app.ts";
import type { Finding } from "./finding.ts";
import type { Framework } from "./framework.ts";

/** Whether the app uses the kit as it is now, and as its framework asks. */
export function usageFindings(app: App, framework: Framework): Finding[] {
  const code = codeOf(app);
  const users = code.filter(({ text }) => /["']@kolam\/ui/.test(text));
  const old = users.filter(({ text }) => renamed(text) !== text);
  const switches = users.filter(({ text }) => /<ThemeSwitch\b/.test(text));
  const prevents = app.files.some(({ text }) => /\bthemeScript\b/.test(text));
  return [
    ...(old.length > 0
      ? [
          {
            state: "warning" as const,
            about: "names",
            text: `${named(old)} uses former names of props.`,
            mend: "npx @kolam/ui rename src",
          },
        ]
      : []),
    ...(switches.length > 0 && !prevents
      ? [
          {
            state: "warning" as const,
            about: "theme",
            text: `${named(switches)} has a ThemeSwitch, and no page has themeScript(): it flashes in the system's theme when it loads.`,
            mend: "npx @kolam/ui show theme-switch",
          },
        ]
      : []),
    ...(framework.name === "Astro" ? astroFindings(app) : []),
  ];
}

/** Parts that make an item of each child, which from an `.astro` file is one for all. */
const splitting = /<(?:CardGrid|ProcessList)\b(?![^>]*\/>)/;

function astroFindings(app: App): Finding[] {
  const whole = filesOf(app, /\.astro$/).filter(({ text }) => splitting.test(text));
  return [
    ...withoutReact(app),
    ...(whole.length > 0
      ? [
          {
            state: "fault" as const,
            about: "framework",
            text: `${named(whole)} has children of a CardGrid or ProcessList, which arrive as one from an .astro file.`,
            mend: "Write the grid with its children as a component of yours, in a .tsx file (npx @kolam/ui show astro).",
          },
        ]
      : []),
  ];
}

function withoutReact(app: App): Finding[] {
  const [config] = filesOf(app, /^astro\.config\.\w+$/);
  if ("@astrojs/react" in app.wants && config?.text.includes("@astrojs/react")) return [];
  return [
    {
      state: "fault",
      about: "framework",
      text: "Astro has no React: the integration is not installed or not in astro.config.",
      mend: "npx astro add react",
    },
  ];
}
