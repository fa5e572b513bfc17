import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { KitJson } from "../build/kit-json/kit-json.ts";

/** What the kit says about itself: `kit.json`, which the package has beside this command. */
export function readKitFile(): KitJson {
  return JSON.parse(readFileSync(join(import.meta.dirname, "kit.json"), "utf8"));
}
