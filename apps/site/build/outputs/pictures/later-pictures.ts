import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const name = "later-pictures.json";

/** Lists the copies of pictures that the local server makes when it is asked for them. */
export function writeLaterPictures(out: string, base: string, urls: readonly string[]): void {
  mkdirSync(out, { recursive: true });
  writeFileSync(resolve(out, name), JSON.stringify(urls.map((url) => base + url)));
}

/** The paths of those copies in all languages, whose folders are in the first one's. */
export const readLaterPictures = (out: string): ReadonlySet<string> =>
  new Set(
    globSync(`{,*/}${name}`, { cwd: out }).flatMap((file): string[] =>
      JSON.parse(readFileSync(resolve(out, file), "utf8")),
    ),
  );
