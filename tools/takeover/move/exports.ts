import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** The names that a module exports, as far as its text shows. */
export function exportedNames(text: string): string[] {
  const declared = text.matchAll(
    /^export (?:declare )?(?:async )?(?:const|let|function|type|interface|class|enum) (\w+)/gm,
  );
  const listed = text.matchAll(/^export (?:type )?\{([^}]*)\}/gm);
  return [
    ...[...declared].map(([, name = ""]) => name),
    ...[...listed].flatMap(([, list = ""]) =>
      list
        .split(",")
        .map((name) => name.replace(/^\s*type\s+/, "").trim())
        .map((name) => name.split(/\s+as\s+/).at(-1) ?? name)
        .filter(Boolean),
    ),
  ];
}

/** The modules that words and looks import, by how they are imported. */
const rooms: Readonly<Record<string, string>> = {
  "packages/content/model": "@kolam/content/model",
  "packages/content/texts/en": "@site/texts",
  "packages/content/src/facts": "@site/facts",
  "packages/content/src/en": "@site/words",
};

/** What the modules of a checkout of the new version export, by how they are imported. */
export function machineExports(root: string): Map<string, readonly string[]> {
  return new Map(
    Object.entries(rooms).flatMap(([folder, specifier]) =>
      globSync("**/*.ts", { cwd: join(root, folder) })
        .filter((file) => !file.includes(".generated."))
        .map((file): [string, readonly string[]] => [
          `${specifier}/${file.split(sep).join("/").replace(/\.ts$/, "")}`,
          exportedNames(readFileSync(join(root, folder, file), "utf8")),
        ]),
    ),
  );
}
