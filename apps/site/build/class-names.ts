import { createHash } from "node:crypto";
import { relative } from "node:path";
import { letterName } from "./letter-name.ts";
import { readSources, sourceRoot } from "./source-files.ts";

/** What CSS Modules name anew: classes and animations. Words that are neither do no harm. */
const declared = /\.([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi;

/** Two letters tell nobody where a class stands, but neighbours in a file get neighbouring names. */
function namesOf(file: string, css: string): readonly string[] {
  return [...css.matchAll(declared)].map(([, name, animation]) => `${file} ${name ?? animation}`);
}

/**
 * A short name for every class, in the order of the files and of what stands in them.
 * @param files the sources of the styles by their paths
 */
export function shortClassNames(
  files: ReadonlyMap<string, string>,
): (name: string, path: string) => string {
  const classes = new Set([...files].flatMap(([file, css]) => namesOf(file, css)));
  const names = new Map([...classes].map((name, index) => [name, letterName(index)]));
  return (name, path) => {
    const key = `${path} ${name}`;
    // A class that is put together by a preprocessor or a plugin.
    const hash = () => `_${createHash("sha256").update(key).digest("base64url").slice(0, 5)}`;
    return names.get(key) ?? hash();
  };
}

/** Names the classes of the sources as CSS Modules ask for it. */
export function classNames(): (name: string, file: string) => string {
  const short = shortClassNames(readSources("*.module.css"));
  return (name, file) => short(name, relative(sourceRoot, file.split("?")[0] ?? file));
}
