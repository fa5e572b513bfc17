import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { KitJson } from "../../build/kit-json/kit-json.ts";
import { searchKit } from "../../cli/answers/search.ts";

const dist = resolve(import.meta.dirname, "../../dist");
const kit: KitJson = JSON.parse(readFileSync(resolve(dist, "kit.json"), "utf8"));
const kolamUi = (...args: string[]) =>
  spawnSync(process.execPath, [resolve(dist, "cli.js"), ...args], { encoding: "utf8" });

describe("search", () => {
  /** What somebody says who does not know the kit, and what has to be among the first three. */
  it.each([
    ["pricing", "PricingCard"],
    ["a pricing page with three plans, the middle one marked", "PricingCard"],
    ["a form in three steps that keeps its answers", "Stepper"],
    ["a form in three steps that keeps its answers", "forms"],
    ["our blue, dark theme too", "brand"],
    ["modal", "Dialog"],
    ["hamburger menu", "Drawer"],
    ["dropdown", "Select"],
    ["FAQ", "Accordion"],
    ["cookie banner", "ConsentBanner"],
    ["snackbar", "Toast"],
    ["upload a CV", "FileField"],
    ["CSP", "strict-policies"],
    ["logos of clients", "LogoCloud"],
    ["our team", "PersonCard"],
    ["opening hours and address", "ContactDetails"],
    ["tailwnd", "tailwind"],
    ["carousel", "Carousels"],
  ])("for “%s” finds %s", (words, name) => {
    const first = searchKit(kit, words).results.slice(0, 3);
    expect(first.map((each) => each.name)).toContain(name);
  });

  it("finds each part by its own name first", () => {
    const lost = kit.parts.filter(({ name }) => searchKit(kit, name).results[0]?.name !== name);
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it("says so if nothing fits", () => {
    expect(kolamUi("search", "zzyzx").stdout).toBe(
      'Nothing fits "zzyzx". Try other words, or fewer.\n',
    );
  });
});

describe("the command", () => {
  it("answers in words, and with --json for programs", () => {
    expect(kolamUi("search", "cookie", "banner").stdout).toMatch(
      /^ConsentBanner +Asks for consent/,
    );
    const found = JSON.parse(kolamUi("search", "cookie", "banner", "--json").stdout);
    expect(found.results[0]).toMatchObject({
      kind: "part",
      name: "ConsentBanner",
      import: "@kolam/ui/consent-banner",
      score: 1,
    });
  });

  it("shows a part, a guide and a token by any spelling of the name", () => {
    const stepper = kolamUi("show", "@kolam/ui/stepper").stdout;
    expect(stepper).toMatch(/^Stepper {2}@kolam\/ui\/stepper\n/);
    expect(stepper).toContain("  current: number, required\n");
    expect(stepper).toContain('    import { Stepper } from "@kolam/ui/stepper";');
    expect(JSON.parse(kolamUi("show", "stepper", "--json").stdout)).toEqual({
      kind: "part",
      ...kit.parts.find(({ name }) => name === "Stepper"),
    });
    expect(kolamUi("show", "Strict", "policies").stdout).toMatch(/^# Strict policies\n/);
    expect(kolamUi("show", "color-action").stdout).toMatch(/^--k-color-action: light #/);
    const { stderr, status } = kolamUi("show", "Steper");
    expect(stderr).toMatch(/nothing that is called "Steper"\. Is it Stepper/);
    expect(status).toBe(1);
  });

  it("lists tokens with their values in each theme", () => {
    const all = kolamUi("tokens").stdout;
    for (const { name } of [...kit.tokens, ...kit.properties]) expect(all).toContain(`${name}: `);
    const { tokens } = JSON.parse(kolamUi("tokens", "colour", "accent", "--json").stdout);
    expect(Object.keys(tokens[0].values)).toEqual([
      "light",
      "dark",
      "light-contrast",
      "dark-contrast",
    ]);
  });

  it("fails where the doctor finds faults, and shows its use where it is asked for nothing", () => {
    const { stdout, status } = kolamUi("doctor", import.meta.dirname, "--json");
    expect(stdout).toBe("");
    expect(status).toBe(1);
    expect(kolamUi().stderr).toMatch(/^npx @kolam\/ui search WORDS/);
    expect(kolamUi("--help").status).toBe(0);
    expect(kolamUi("search").status).toBe(1);
  });
});
