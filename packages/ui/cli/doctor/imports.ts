import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { KitJson } from "../../build/kit-json/kit-json.ts";
import { type App, codeOf, filesOf, named } from "./app.ts";
import type { Finding } from "./finding.ts";
import type { Framework } from "./framework.ts";
import { nearest } from "./nearest.ts";

const about = "imports";

/** What an app imports of the kit, with the files that do. */
function importsOf(app: App): Map<string, { path: string; text: string }[]> {
  const found = new Map<string, { path: string; text: string }[]>();
  for (const file of [...codeOf(app), ...filesOf(app, /\.s?css$/)]) {
    for (const [, path = ""] of file.text.matchAll(/["'](@kolam\/ui(?:\/[\w./-]+)?)["']/g)) {
      found.set(path, [...(found.get(path) ?? []), file]);
    }
  }
  return found;
}

/** What the installed kit can be asked for; nothing if there is none. */
function offered(app: App, kit: KitJson): string[] {
  const place = app.find("@kolam/ui");
  if (!place) return [];
  const { exports }: { exports?: Record<string, unknown> } = JSON.parse(
    readFileSync(join(place, "package.json"), "utf8"),
  );
  const entries = Object.entries(exports ?? {})
    .filter(([entry, to]) => to !== null && !entry.includes("*"))
    .map(([entry]) => entry.replace(/^\./, "@kolam/ui"));
  const sheets = ["base", ...new Set(kit.parts.flatMap(({ styles }) => styles))];
  return [
    ...entries,
    ...kit.parts.map((part) => part.import),
    ...["field", "hydrated", "storybook"].map((name) => `@kolam/ui/${name}`),
    ...sheets.map((sheet) => `@kolam/ui/css/${sheet}.css`),
  ];
}

/** Whether what the app imports exists and can be resolved. */
export function importFindings(app: App, kit: KitJson, framework: Framework): Finding[] {
  const findings: Finding[] = [];
  const known = offered(app, kit);
  const imports = importsOf(app);
  for (const [path, files] of imports) {
    if (known.length === 0 || known.includes(path) || /\/package\.json$/.test(path)) continue;
    const near = nearest(path, known);
    findings.push({
      state: "fault",
      about,
      text: `${named(files)} imports ${path}, which the kit does not have.`,
      mend: near ? `Is it ${near}?` : "npx @kolam/ui search finds the part.",
    });
  }
  const settings = filesOf(app, /(?:^|\/)tsconfig[^/]*\.json$/);
  const old = settings.filter(({ text }) => /"moduleResolution":\s*"node(?:10)?"/i.test(text));
  if (old.length > 0) {
    findings.push({
      state: "fault",
      about,
      text: `${named(old)} resolves modules as Node 10 did, which finds no subpath of a package.`,
      mend: 'Set "moduleResolution": "bundler".',
    });
  }
  findings.push(...drawingFindings(app, framework));
  if (findings.length > 0) return findings;
  return imports.size > 0
    ? [{ state: "fine", about, text: "Everything that is imported from the kit exists." }]
    : [{ state: "note", about, text: "Nothing is imported from the kit yet." }];
}

function drawingFindings(app: App, { bundler }: Framework): Finding[] {
  const users = codeOf(app).filter(({ text }) => /["']virtual:kolam\//.test(text));
  if (users.length === 0) return [];
  if (bundler !== "Vite") {
    return [
      {
        state: "fault",
        about,
        text: `${named(users)} imports a virtual drawing, which only Vite can make.`,
        mend: 'Use drawing("hero") from "@kolam/ui/kolam".',
      },
    ];
  }
  const plugged = filesOf(app, /(?:^|\/)(?:vite|astro|vitest)\.config\.\w+$|^\.storybook\/main\./);
  if (plugged.some(({ text }) => text.includes("kolamDrawings("))) return [];
  return [
    {
      state: "fault",
      about,
      text: `${named(users)} imports a virtual drawing, and Vite's plugin for it is missing.`,
      mend: 'Add kolamDrawings() from "@kolam/ui/vite" to the plugins of vite.config.',
    },
  ];
}
