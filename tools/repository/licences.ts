/** `pnpm generate` writes docs/licences.md: the licences of all packages that ship to visitors. */
import { existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { bundledPackages } from "@kolam/ui/build/command/bundled-packages";
import { fontPackages } from "@site/brand/fonts";

const root = resolve(import.meta.dirname, "../..");
const site = join(root, "apps/site");

export const licencesFile = resolve(root, "docs/licences.md");

/** Licences that let the site be used, changed and sold without conditions on its own code. */
const allowed = new Set(["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"]);

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(candidate)) return realpathSync(candidate);
  }
  return undefined;
}

/** The folder of an installed package, resolved as Node does: from the nearest `node_modules`. */
function find(name: string, from: string): string {
  const place = placeOf(name, from);
  if (place) return place;
  throw new Error(`${name}, needed by ${from}, is not installed. Run \`pnpm install\`.`);
}

/**
 * The production dependencies of the site with all of their own, including this repository's
 * packages.
 */
function dependencyGraph(): Manifest[] {
  const found = new Map<string, Manifest>();
  const visit = (folder: string) => {
    for (const name of Object.keys(read(folder).dependencies ?? {})) {
      const place = find(name, folder);
      const manifest = read(place);
      const key = `${manifest.name}@${manifest.version}`;
      if (found.has(key)) continue;
      found.set(key, manifest);
      visit(place);
    }
  };
  visit(site);
  return [...found.values()];
}

const isOwn = ({ name }: Manifest) => name.startsWith("@kolam/");

/** The npm packages whose code may ship to visitors. Packages of types contain no code. */
export function shippedPackages(): Manifest[] {
  return dependencyGraph()
    .filter((manifest) => !isOwn(manifest) && !manifest.name.startsWith("@types/"))
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/**
 * The npm packages that the site, or a package of this repository that it uses, depends on
 * directly.
 */
export function chosenPackages(): string[] {
  const own = [read(site), ...dependencyGraph().filter(isOwn)];
  const names = own.flatMap(({ dependencies }) => Object.keys(dependencies ?? {}));
  return [...new Set(names)].filter((name) => !name.startsWith("@kolam/"));
}

/**
 * The packages whose code is in the kit's command. They are found from the kit, or from one of those
 * that need them.
 */
function commandPackages(): Manifest[] {
  const places = [join(root, "packages/ui")];
  const names = [...new Set<string>(Object.values(bundledPackages).flat())].sort();
  return names.map((name) => {
    const needs = places.find((from) => placeOf(name, from)) ?? places[0];
    const place = find(name, needs ?? root);
    places.push(place);
    return read(place);
  });
}

/**
 * The text of docs/licences.md.
 * @throws when a package has no licence or one that is not allowed
 */
export function licencesDocument(): string {
  const packages = shippedPackages();
  const ofCommand = commandPackages();
  const refused = [...packages, ...ofCommand].filter(({ license }) => !allowed.has(license ?? ""));
  if (refused.length > 0) {
    const names = refused.map(({ name, license }) => `${name} (${license ?? "no licence"})`);
    throw new Error(
      `These licences are not allowed: ${names.join(", ")}. Choose another package, or allow the licence in ${import.meta.filename.slice(root.length + 1)}.`,
    );
  }
  return `${[
    "# Licences",
    "",
    "Packages whose code may ship to visitors, and fonts. Written by `pnpm generate`; a test fails",
    "when this list is out of date or a licence is not allowed.",
    "",
    ...packages.map(({ name, version, license }) => `- ${name} ${version}: ${license}`),
    ...fontPackages.map((font) => {
      const { version, license } = read(find(font.package, site));
      return `- ${font.name} (font, subset) ${version}: ${license}`;
    }),
    "",
    "## In the kit's command",
    "",
    "Packages whose code is in `cli.js` or `mcp.js` of `@kolam/ui`, which run in Node and never ship to visitors. The",
    "package has the texts of their licences in `cli.licences.txt` and `mcp.licences.txt`.",
    "",
    ...ofCommand.map(({ name, version, license }) => `- ${name} ${version}: ${license}`),
  ].join("\n")}\n`;
}

if (import.meta.main) {
  writeFileSync(licencesFile, licencesDocument());
  console.log("Wrote docs/licences.md");
}
