import { buildPackage } from "../../build/package.ts";

/** Vitest's global setup: builds the package that the tests examine. */
export default async function setup(): Promise<void> {
  await buildPackage();
}
