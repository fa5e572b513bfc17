import type { Checkout } from "./edit.ts";
import { sourcesOf } from "./links.ts";
import { wordsFolder } from "./names.ts";

const photosFile = `${wordsFolder}/photos.ts`;

/** A photo that nothing shows yet; the first one if all are shown. */
export function freePhoto(checkout: Checkout): string {
  const shown = sourcesOf(checkout)
    .filter((file) => file !== photosFile)
    .map((file) => checkout.read(file))
    .join("\n");
  const keys = [...checkout.read(photosFile).matchAll(/^ {2}(\w+): \{$/gm)].map(([, key]) => key);
  const free = keys.find((key) => key !== undefined && !new RegExp(`\\b${key}\\b`).test(shown));
  return free ?? keys[0] ?? "";
}
