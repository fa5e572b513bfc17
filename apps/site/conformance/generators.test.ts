import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { Checkout } from "../../../scripts/content/edit.ts";
import { removePage } from "../../../scripts/content/page.ts";
import { make } from "../../../scripts/new.ts";
import { makeWorkshop } from "../bench/builds/workshop.ts";

const workshop = makeWorkshop();
const read = (file: string) => readFileSync(join(workshop, file), "utf8");

/** What the type checker finds in the words and the pages. Journeys need the mailbox, which is not in the copy. */
function typeErrors(): string[] {
  return ["packages/content", "apps/site"].flatMap((project) => {
    const tsc = join(workshop, "node_modules/.bin/tsc");
    const { stdout } = spawnSync(tsc, ["-p", project, "--noEmit", "--pretty", "false"], {
      cwd: workshop,
      encoding: "utf8",
    });
    return stdout.split("\n").filter((line) => /^(?:apps\/site\/src|packages)\//.test(line));
  });
}

afterAll(() => rmSync(workshop, { recursive: true }));

describe("pnpm new", () => {
  it("writes articles, openings, pages, questions and testimonials that compile", {
    timeout: 60_000,
  }, () => {
    const before = new Map<string, string>();
    make("article", "A title that no article has", workshop);
    make("opening", "Lighthouse Keeper", workshop);
    make("testimonial", "Zoya “Z.” O'Neil", workshop);
    make("question", "Is this question only a test?", workshop, "seo");
    make("question", "Is that one a test?", workshop, "contact");
    const lists = ["packages/content/src/paths.ts", "apps/site/src/routes.tsx"];
    for (const file of lists) before.set(file, read(file));
    make("page", "A page of tests", workshop);
    expect(typeErrors()).toEqual([]);
    expect(read("packages/content/src/services/seo.ts")).toContain('id: "is-this-question-only-a"');

    removePage(new Checkout(workshop), "a-page-of-tests", undefined);
    for (const file of lists) expect(read(file)).toBe(before.get(file));
    expect(existsSync(join(workshop, "apps/site/src/pages/a-page-of-tests"))).toBe(false);
    expect(typeErrors()).toEqual([]);
  });

  it("refuses what is there already, and names that are none", () => {
    const opening = "A second lighthouse keeper";
    make("opening", opening, workshop);
    expect(() => make("opening", opening, workshop)).toThrow("already");
    expect(() => make("page", "About", workshop)).toThrow("already");
    expect(() => make("page", "../", workshop)).toThrow("not a name");
    expect(() => make("question", "Why?", workshop, "blog")).toThrow("no questions");
  });
});

describe("pnpm remove page", () => {
  it("lets the old address lead elsewhere, if it is asked to", () => {
    make("page", "A page of tests", workshop);
    const checkout = new Checkout(workshop);
    expect(() => removePage(checkout, "a-page-of-tests", "/nowhere")).toThrow(
      "not the path of a page",
    );
    removePage(checkout, "a-page-of-tests", "/services");
    expect(read("packages/content/src/paths.ts")).toContain('"/a-page-of-tests": "/services",');
  });
});
