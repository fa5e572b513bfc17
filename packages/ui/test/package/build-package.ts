import { buildPackage } from "../../build/package.ts";

/** The proofs look at the package as it is published, so it is built before them. */
export default async function setup(): Promise<void> {
  await buildPackage();
}
