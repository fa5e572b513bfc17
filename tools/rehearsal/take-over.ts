import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { serviceIds } from "../../packages/content/src/facts/services.ts";
import { Checkout } from "../new/edit.ts";
import { make } from "../new/new.ts";
import { removeService } from "../new/service/remove-service.ts";
import { serviceFolders } from "../new/service/service.ts";
import { root } from "../run/run.mjs";
import { withoutPlace } from "./overlay.ts";

/** The other agency's own files, each in its place in the checkout. */
const overlay = join(root, "examples/second-owner/overlay");

/** The services of the other agency. */
const services = ["Websites", "Bookings", "Upkeep"] as const;

/** Deletes what is the sample's only: the tests that hold it to its specification, and its articles. */
function deleteSample(folder: string): void {
  for (const tests of [
    "packages/content/test/sample",
    "apps/site/src/testing/sample",
    "apps/site/e2e/screen-reader/sample",
  ]) {
    rmSync(join(folder, tests), { recursive: true });
  }
  const articles = join(folder, "packages/content/src/en/articles");
  for (const name of readdirSync(articles)) rmSync(join(articles, name));
}

/**
 * Makes a copy of the checkout the other agency's, as docs/handover.md says: new services, the old ones away, the
 * sample's tests and articles deleted, and then its own words, facts and brand.
 * @throws if a file of the overlay has no place in the copy
 */
export function takeOver(folder: string): void {
  for (const name of services) make("service", name, folder);
  for (const id of serviceIds) removeService(new Checkout(folder), id, undefined);
  deleteSample(folder);
  const lost = withoutPlace(overlay, folder);
  if (lost.length > 0) {
    throw new Error(
      [
        "The checkout no longer has these files, so nothing would read what stands for them in examples/second-owner/overlay.",
        "Move or delete them there, or list them in tools/rehearsal/overlay.ts if they are the other agency’s own:",
        ...lost.map((file) => `  ${file}`),
      ].join("\n"),
    );
  }
  // Its own words and drawings take the place of those that are to be replaced.
  for (const name of services) {
    const [words, artefacts] = serviceFolders(name.toLowerCase());
    for (const part of [words, artefacts]) rmSync(join(folder, part), { recursive: true });
  }
  for (const font of ["text-symbol.woff2", "display-symbol.woff2"]) {
    rmSync(join(folder, "apps/site/src/fonts", font));
  }
  cpSync(overlay, folder, { recursive: true });
}
