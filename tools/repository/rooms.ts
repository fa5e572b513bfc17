/**
 * Checks where imports lead, as a part of `pnpm check`. The rules are the tables whose last column
 * is "may import": CONTRIBUTING.md has the one of the packages, and each package has one of its
 * rooms, in its README or its own CONTRIBUTING.md. A table is about imports within its folder,
 * which is its document's or, below that, the code in the heading above the table. The machine
 * names no service, page, case or article that only a site has. Paths that CONTRIBUTING.md names
 * exist. A package is imported by its name.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { prefix } from "@kolam/resolve/places";
import { allSites, chooseSite } from "@kolam/resolve/sites";
import { hasGit } from "../install/git.mjs";
import { locate, type Package, pastExports, readPackage } from "./packages.ts";
import { idsOf, siteFolders, siteIdsIn } from "./site-ids.ts";

/** A row of a table: folders or files with one subject. */
interface Room {
  /** From the root of the repository, such as `apps/site/src/forms`. */
  readonly paths: readonly string[];
  /** Where the imports may lead, from the root of the repository. */
  readonly mayImport: readonly string[];
}

interface Table {
  /** The folder that the table is about; empty for the repository. */
  readonly folder: string;
  readonly rooms: readonly Room[];
}

const root = resolve(import.meta.dirname, "../..");

/**
 * What the table of the content calls the rooms of a site and of the texts, whichever site it is.
 */
const roomsOfSite: Readonly<Record<string, string>> = {
  facts: "src/facts",
  words: "src/en",
  first: "src/en",
  texts: "texts/en",
};

/**
 * An import such as `@site/words/photos` as the table of the content names it; for the other tables
 * a site is one room, `@site`.
 */
function asContent(specifier: string): string {
  const [, room = "", path = ""] = /^@site\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  const named = roomsOfSite[room];
  return named ? `packages/content/${named}/${path}${/\.\w+$/.test(path) ? "" : ".ts"}` : specifier;
}

const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);

/**
 * Whether a file is a room or is in it. `folder/*` are the files of a folder without its
 * subfolders.
 */
const isIn = (file: string, room: string) =>
  room.endsWith("*")
    ? posix.dirname(file) === posix.dirname(room)
    : room === "" || file === room || file.startsWith(`${room}/`);

/**
 * Reads the tables of a document in the folder `home`. "Every room below" and "everything" are
 * words of the last column, all else is code.
 */
function readTables(markdown: string, home = ""): Table[] {
  const blocks = markdown.split(/\n\n/);
  return blocks.flatMap((block, index) => {
    if (!/^\|.*\| may import +\|$/m.test(block)) return [];
    const heading = blocks.slice(0, index).findLast((each) => each.startsWith("#")) ?? "";
    const folder = [home, ...codeIn(heading).slice(0, 1)].filter(Boolean).join("/");
    const path = (name: string) => posix.join(folder, name).replace(/\/$/, "");
    const cells = block.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
    const named = cells.slice(2).map(([, names = ""]) => codeIn(names).map(path));
    const rooms = named.map((paths, row) => {
      const words = cells[row + 2]?.at(-2) ?? "";
      const below = words.includes("every room below") ? named.slice(row + 1).flat() : [];
      const all = words === "everything" ? [folder] : [];
      return { paths, mayImport: [...codeIn(words).map(path), ...below, ...all] };
    });
    return [{ folder, rooms }];
  });
}

/** The tables of these documents, whose paths are from the root of the repository. */
export function readDocuments(
  documents: readonly string[],
  read: (file: string) => string,
): Table[] {
  return documents.flatMap((file) =>
    readTables(read(file), posix.dirname(file) === "." ? "" : posix.dirname(file)),
  );
}

/** The paths that a text names; `*` replaces a part such as `<id>`. */
export const pathsIn = (text: string): string[] =>
  codeIn(text)
    .filter((code) => /^[\w.][^\s]*\/[^\s]/.test(code) && !code.startsWith("./"))
    .map((path) => path.replaceAll(/<\w+>/g, "*"));

/** Errors in the tables themselves: packages without one, and rooms that do not exist. */
export function faultsOfTables(
  tables: readonly Table[],
  packages: readonly string[],
  exists: (path: string) => boolean,
): string[] {
  const missing = packages
    .filter((name) => !tables.some(({ folder }) => isIn(folder, name)))
    .map((name) => `${name} has no table of its rooms: write one into its README.md.`);
  const gone = tables.flatMap(({ folder, rooms }) =>
    rooms
      .flatMap(({ paths }) => paths)
      .filter((path) => !path.startsWith(prefix) && !exists(path.replace(/\*$/, "")))
      .map((path) => `The table of ${folder || "the repository"} names ${path}, which is gone.`),
  );
  return [...missing, ...gone];
}

/** The import specifiers of a source. */
export function specifiersIn(source: string): string[] {
  const statement =
    /^(?:import|export)\b[^;"'()=]*["']([^"'\n]+)["']|\bimport\(\s*["']([^"'\n]+)["']/gm;
  return [...source.matchAll(statement)].map(([, fixed, dynamic]) => fixed ?? dynamic ?? "");
}

/**
 * The modules that a source imports: relative ones and those of our packages, from the root of the
 * repository, and what it takes of the site as it is written there.
 */
export function importsOf(file: string, source: string, packages: readonly Package[]): string[] {
  return specifiersIn(source).flatMap((specifier) => {
    if (specifier.startsWith(".")) return [posix.join(posix.dirname(file), specifier)];
    if (specifier.startsWith(prefix)) return [specifier];
    return locate(specifier, packages) ?? [];
  });
}

/**
 * The errors in a file's place and imports, one sentence each. Tests, stories and the files in
 * `testing/` only have to follow the repository's table, because they look at a room from outside.
 */
export function breachesOf(
  file: string,
  imports: readonly string[],
  tables: readonly Table[],
): string[] {
  const fromOutside = /\.(test|stories)\.tsx?$|\/testing\//.test(file);
  const held = tables.filter(({ folder }) => isIn(file, folder) && !(fromOutside && folder));
  return held.flatMap(({ folder, rooms }) => {
    const room = rooms.find(({ paths }) => paths.some((path) => isIn(file, path)));
    if (!room) return [`${file} is in no room of ${folder || "the repository"}.`];
    const targets = folder ? imports.map(asContent) : imports;
    return targets
      .filter((target) => isIn(target, folder))
      .filter((target) => ![...room.paths, ...room.mayImport].some((path) => isIn(target, path)))
      .map((target) => `${file} imports ${target}, which ${room.paths.join(", ")} may not.`);
  });
}

/**
 * Whether a file belongs to the shared code. The journeys run on the sample, a takeover removes it
 * from a fork, and a site's texts are its own.
 */
const isMachine = (file: string) =>
  /^(?:apps|packages|tools|\.storybook)\//.test(file) &&
  !/^(?:apps\/site\/(?:e2e|test\/site)|packages\/content\/src|tools\/takeover)\//.test(file);

if (import.meta.main && !hasGit(root)) {
  console.log("The rooms are not checked: Git lists their files, and this is not a Git clone.");
} else if (import.meta.main) {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root });
  const present = String(listed)
    .split("\n")
    .filter((file) => file !== "" && existsSync(join(root, file)));
  const documents = present.filter((file) => /(?:^|\/)(?:README|CONTRIBUTING)\.md$/.test(file));
  const tables = readDocuments(documents, read);
  const packages = present
    .filter((file) => /^(?:(?:apps|packages)\/[^/]+|tools)\/package\.json$/.test(file))
    .map((file) => readPackage(posix.dirname(file), read(file)));
  const files = present.filter((file) => /\.(tsx?|mjs)$/.test(file));
  // A template of the generators looks like an import, but leads nowhere. The lists of the pages
  // are in no room: Git ignores them, and every room may ask which pages there are.
  const exists = (target: string) =>
    !target.includes("/.generated/") &&
    ["", ".ts", ".tsx"].some((ending) => existsSync(join(root, target + ending)));
  const breaches = files.flatMap((file) =>
    breachesOf(file, importsOf(file, read(file), packages).filter(exists), tables),
  );
  const past = files.flatMap((file) => pastExports(file, specifiersIn(read(file)), packages));
  const ids = idsOf(allSites(), chooseSite("apps/site/test/site"));
  const naming = files
    .filter(isMachine)
    .flatMap((file) =>
      siteIdsIn(read(file), ids).map((id) => `${file} names ${id}, which only a site has.`),
    );
  const paths = siteFolders(allSites());
  const leading = files
    .filter(isMachine)
    .flatMap((file) =>
      paths
        .filter((path) => read(file).includes(path))
        .map((path) => `${file} names ${path}: ask packages/resolve where a site is.`),
    );
  const faults = faultsOfTables(
    tables,
    packages.map(({ folder }) => folder),
    (path) => existsSync(join(root, path)),
  );
  const places = [root, join(root, "apps/site")];
  const lost = pathsIn(read("CONTRIBUTING.md"))
    .filter((path) => !places.some((cwd) => globSync(path, { cwd }).length > 0))
    .map((path) => `CONTRIBUTING.md names ${path}, which is gone.`);
  breaches.push(...past, ...naming, ...leading, ...faults, ...lost);
  for (const breach of breaches) console.error(breach);
  if (breaches.length > 0) {
    console.error(
      "See the tables in CONTRIBUTING.md and in each package's README.md: move the code, or change the row if it is wrong.",
    );
    process.exitCode = 1;
  }
}
