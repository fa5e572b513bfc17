// The parts of `pnpm test` and `pnpm bench`. README.md has a line for each, which a test compares.

/**
 * @typedef {object} Part
 * @property {readonly string[]} run the command; further arguments are appended
 * @property {readonly string[]} [needs] tasks of Turbo that have to be done before
 * @property {readonly string[]} [once] arguments with which it measures only once
 */

const browsers = ["node", "tools/run/test-browsers.mjs"];
const build = ["build"];
const rounds = ["--rounds=1"];

/** @type {Readonly<Record<"test" | "bench", Readonly<Record<string, Part>>>>} */
export const parts = {
  test: {
    hosts: { run: ["pnpm", "--filter", "@kolam/site", "test:hosts"], needs: build },
    browsers: { run: browsers, needs: build },
    storybook: { run: ["node", ".storybook/built/test-built.ts"], needs: ["build:storybook"] },
    slow: { run: ["turbo", "run", "test:slow"] },
    consumers: { run: ["node", "examples/consumers/run.ts"] },
    agency: { run: ["node", "examples/second-agency/check/run.ts"] },
    release: { run: ["node", "tools/release/rehearse.ts"] },
    commands: { run: ["node", "tools/commands/run-all.ts"] },
  },
  bench: {
    pages: { run: ["node", "tools/bench/bench.ts"], needs: build, once: rounds },
    peers: { run: ["node", "tools/bench/bench.ts", "--peers"], needs: build, once: rounds },
    proof: { run: ["node", "tools/bench/proof.ts"], needs: build, once: [...rounds, "--pages=/"] },
    photo: { run: ["node", "tools/bench/pictures/photo.ts"], once: rounds },
    scale: { run: ["node", "tools/bench/builds/growth.ts"], once: ["--sizes=100"] },
    pictures: { run: ["node", "tools/bench/pictures/pictures.ts"], once: ["--count=4"] },
    dev: { run: ["node", "tools/bench/builds/dev-server.ts"], once: rounds },
    tags: { run: ["node", "tools/bench/tags/tags.ts"], needs: build, once: rounds },
    browsers: { run: [...browsers, "figures", "--workers=1"], needs: build },
    load: { run: ["node", "tools/bench/traffic/load.ts"], needs: build, once: ["--seconds=6"] },
    traffic: { run: ["node", "tools/bench/traffic/scale.ts"], needs: build },
    mail: { run: ["node", "tools/bench/mail/filters.ts"] },
  },
};
