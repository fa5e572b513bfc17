import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../src/", import.meta.url));

/** A string of the package and where it stands, e.g. `services/seo.ts seo.hero.title`. */
export interface Place {
  readonly at: string;
  readonly text: string;
}

/** A module's exports under its path from `src/`. */
export interface Module {
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Every module of the package but the articles, whose words have tests of their own. */
export async function modules(): Promise<Module[]> {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && !file.startsWith("blog/article"))
    .sort();
  return Promise.all(
    files.map(async (file) => ({ file, exports: await import(`${source}${file}`) })),
  );
}

/** Calls `visit` for every object and array below `value`, each once however often it is shared. */
function visitObjects(
  value: unknown,
  at: string,
  seen: Set<object>,
  visit: (object: object, at: string) => void,
): void {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  visit(value, at);
  for (const [key, child] of Object.entries(value))
    visitObjects(child, `${at}.${key}`, seen, visit);
}

/** Every object of the package with its place. */
export async function objects(): Promise<{ at: string; object: object }[]> {
  const found: { at: string; object: object }[] = [];
  const seen = new Set<object>();
  for (const { file, exports } of await modules())
    for (const [name, value] of Object.entries(exports))
      visitObjects(value, `${file} ${name}`, seen, (object, at) => found.push({ at, object }));
  return found;
}

/** Every string of the package with its place; what functions would return is not among them. */
export async function strings(): Promise<Place[]> {
  const found: Place[] = [];
  for (const { at, object } of await objects())
    for (const [key, value] of Object.entries(object))
      if (typeof value === "string") found.push({ at: `${at}.${key}`, text: value });
  for (const { file, exports } of await modules())
    for (const [name, value] of Object.entries(exports))
      if (typeof value === "string") found.push({ at: `${file} ${name}`, text: value });
  return found;
}
