import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { paths, serviceIds } from "@kolam/content/facts/paths";
import { afterAll, describe, expect, it } from "vitest";
import { makeWorkshop } from "../bench/builds/workshop.ts";
import { Checkout } from "./edit.ts";
import { sourcesOf } from "./links.ts";
import { make } from "./new.ts";
import { removePage } from "./page.ts";
import { removeService } from "./service/remove-service.ts";

const content = "packages/content/src";
const [service] = serviceIds;
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
  it("writes articles, openings, pages, questions, services and testimonials that compile", {
    timeout: 180_000,
  }, () => {
    make("article", "A title that no article has", workshop);
    make("opening", "Lighthouse Keeper", workshop);
    make("testimonial", "Zoya “Z.” O'Neil", workshop);
    make("question", "Is this question only a test?", workshop, service);
    make("question", "Is that one a test?", workshop, "contact");
    make("page", "A page of tests", workshop);
    make("page", "Another page", workshop);
    make("service", "Test Driving", workshop);
    expect(typeErrors()).toEqual([]);
    expect(read(`${content}/services/${service}/page.ts`)).toContain(
      'id: "is-this-question-only-a"',
    );
  });

  it("writes what the build accepts, with its audit and its limits", { timeout: 180_000 }, () => {
    const { status, stdout, stderr } = spawnSync("node", ["build/build.ts"], {
      cwd: join(workshop, "apps/site"),
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production" },
    });
    expect(status, stderr).toBe(0);
    expect(stdout).toContain("/another-page");
    expect(stdout).toMatch(/^what +largest +size +limit +left$/m);
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

describe("pnpm delete", () => {
  const remove = (id: string, redirect?: string) =>
    removeService(new Checkout(workshop), id, redirect);

  it("takes away all that a new page or service has brought", () => {
    const files = sourcesOf(new Checkout(workshop));
    const before = new Map(files.map((file) => [file, read(file)]));
    make("page", "A second page of tests", workshop);
    make("service", "A second service of tests", workshop);
    removePage(new Checkout(workshop), "a-second-page-of-tests", undefined);
    remove("a-second-service-of-tests");
    expect(sourcesOf(new Checkout(workshop))).toEqual(files);
    for (const file of files) expect(read(file), file).toBe(before.get(file));
  });

  it("lets an old address lead elsewhere, if it is asked to", () => {
    const page = (redirect: string) =>
      removePage(new Checkout(workshop), "a-page-of-tests", redirect);
    expect(() => page("/nowhere")).toThrow("not the path of a page");
    expect(() => removePage(new Checkout(workshop), "contact", undefined)).toThrow("belongs to");
    page("/services");
    expect(read(`${content}/facts/paths.ts`)).toContain('"/a-page-of-tests": "/services",');
    make("service", "Short Lived", workshop);
    expect(() => remove("short-lived", "/nowhere")).toThrow("not the path of a page");
    remove("short-lived", "/services/test-driving");
    expect(read(`${content}/facts/paths.ts`)).toContain(
      '"/services/short-lived": "/services/test-driving",',
    );
  });

  it("leaves a site with one service, which compiles and does not mention the others", {
    timeout: 180_000,
  }, () => {
    for (const id of serviceIds) remove(id);
    expect(typeErrors()).toEqual([]);
    const left = sourcesOf(new Checkout(workshop)).map(read).join("\n");
    for (const id of serviceIds) expect(left).not.toMatch(new RegExp(`["(]${paths[id].path}[")]`));
    expect(() => remove("test-driving")).toThrow("only service");
    expect(() => remove(service)).toThrow("no service");
  });
});
