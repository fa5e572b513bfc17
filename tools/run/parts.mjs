// The parts of `pnpm test` and `pnpm bench`. README.md has a line for each, which a test compares.

/**
 * @typedef {object} Part
 * @property {readonly string[]} run the command; further arguments are appended
 * @property {readonly string[]} [needs] tasks of Turbo that have to be done before
 * @property {boolean} [asPublic] whether it measures what visitors get, not a quick build for this
 *   machine
 * @property {readonly string[]} [once] arguments with which it measures only once
 */

/** The checks of `npm test`. */
export const checks = ["check", "check:types", "check:lint", "check:rooms", "check:unused"];
/** The checks that only `pnpm check` and pull requests make: of every site and language. */
export const slowChecks = ["check:languages", "check:dates"];

const build = ["build"];
const rounds = ["--rounds=1"];

/** @type {Readonly<Record<"test" | "bench", Readonly<Record<string, Part>>>>} */
export const parts = {
  test: {
    journeys: { run: ["pnpm", "--filter", "@kolam/site", "test:journeys"], needs: build },
    hosts: { run: ["pnpm", "--filter", "@kolam/site", "test:hosts"], needs: build },
    stories: { run: ["vitest", "run", "--configLoader=native", "--mode=themes"] },
    browsers: { run: ["node", "tools/run/test-browsers.mjs"], needs: build },
    storybook: { run: ["node", ".storybook/built/test-built.ts"], needs: ["build:storybook"] },
    slow: { run: ["turbo", "run", "test:slow", ...slowChecks, "--continue=always"] },
    consumers: { run: ["node", "examples/consumers/run.ts"] },
    agency: { run: ["node", "examples/second-agency/check/run.ts"] },
  },
  bench: {
    pages: { run: ["node", "tools/bench/bench.ts"], needs: build, asPublic: true, once: rounds },
    proof: {
      run: ["node", "tools/bench/proof.ts"],
      needs: build,
      asPublic: true,
      once: [...rounds, "--pages=/"],
    },
    peers: {
      run: ["node", "tools/bench/bench.ts", "--peers", "--pages=/,/about"],
      needs: build,
      asPublic: true,
      once: rounds,
    },
    scale: { run: ["node", "tools/bench/builds/growth.ts"], once: ["--sizes=100", "--pages="] },
  },
};
