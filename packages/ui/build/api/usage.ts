import { readFileSync } from "node:fs";
import { join } from "node:path";
import { source } from "./source.ts";

const react = ["useId", "useRef", "useState"];

/** The names that a module exports as values. */
function exportsOf(file: string): string[] {
  const code = readFileSync(join(source, file), "utf8");
  const declared = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(
    ([, name = ""]) => name,
  );
  const listed = [...code.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim()),
  );
  return [...declared, ...listed].filter((name) => /^\w+$/.test(name));
}

/** The subpath of every value that the package exports from a component's file. */
function subpaths(): Map<string, string> {
  const entry = readFileSync(join(source, "index.ts"), "utf8");
  const folders = [...entry.matchAll(/"\.\/([\w-]+)\/\1\.tsx"/g)].map(([, folder = ""]) => folder);
  return new Map(
    folders.flatMap((folder) =>
      exportsOf(`${folder}/${folder}.tsx`).map((name) => [name, `@kolam/ui/${folder}`] as const),
    ),
  );
}

const modules = subpaths();

/** The import statements that a piece of TSX needs: React's hooks, then the kit's components. */
export function importsFor(usage: string): string {
  const words = [...new Set(usage.replace(/^import .*$/gm, "").match(/\b\w+\b/g))];
  const from = new Map<string, string[]>();
  for (const word of words.sort()) {
    const path = react.includes(word) ? "react" : modules.get(word);
    if (path) from.set(path, [...(from.get(path) ?? []), word]);
  }
  const line = (path: string) => `import { ${from.get(path)?.join(", ")} } from "${path}";`;
  const paths = [...from.keys()].sort();
  return [...paths.filter((path) => path === "react"), ...paths.filter((path) => path !== "react")]
    .map(line)
    .join("\n");
}
