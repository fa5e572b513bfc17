import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../../install/browser.mjs";
import { NoiseMeter } from "./statistics.ts";

/** Starts the browser of a measurement. */
export async function openBrowser(...args: readonly string[]): Promise<Browser> {
  const executablePath = await findBrowser();
  return chromium.launch({
    // Playwright switches the back/forward cache off; visitors have it.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: [...args],
    ...(executablePath ? { executablePath } : {}),
  });
}

/** Measures all subjects in turns, so that other load on the machine affects all of them alike. */
export async function inTurns(
  rounds: number,
  subjects: readonly (() => Promise<unknown>)[],
): Promise<NoiseMeter> {
  const noise = new NoiseMeter();
  const started = Date.now();
  for (let round = 1; round <= rounds; round += 1) {
    for (const measure of subjects) {
      noise.sample();
      await measure();
    }
    console.error(`round ${round} of ${rounds}, ${Math.round((Date.now() - started) / 1000)} s`);
  }
  return noise;
}
