import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { others } from "@kolam/content/model/pages/languages";
import { paths, serviceIds } from "@kolam/content/model/pages/paths";
import { site } from "@kolam/resolve/current";
import { afterAll, describe, expect, it } from "vitest";
import { command } from "../install/command.mjs";
import { copyOfSite } from "../run/copies.ts";
import { casesOf, removeCase } from "./case.ts";
import { Checkout } from "./edit.ts";
import { removeLanding } from "./landing.ts";
import { removeLanguage } from "./language.ts";
import { sourcesOf } from "./links.ts";
import { content, siteFolder, wordsFolder } from "./names.ts";
import { make, saidOfOtherLanguages } from "./new.ts";
import { removePage } from "./page.ts";
import { removeService } from "./service/remove-service.ts";

const [service] = serviceIds;
const copy = copyOfSite();
const read = (file: string) => readFileSync(join(copy, file), "utf8");

/**
 * What the type checker finds in the words and the pages, in each of these languages besides the
 * first one. Journeys need the mailbox, which is not in the copy.
 */
function typeErrors(languages: readonly string[]): string[] {
  const tags = [site.settings.languages[0], ...languages];
  return tags.flatMap((tag) => {
    const project = `${siteFolder}/.generated/tsconfig.all.${tag}.json`;
    const args = ["-p", project, "--noEmit", "--pretty", "false"];
    const { stdout } = spawnSync(...command("tsc", args), { cwd: copy, encoding: "utf8" });
    return stdout.split("\n").filter((line) => line.includes("error TS"));
  });
}

/** The pages that a language of the copy lacks. */
const absentIn = (tag: string) => read(`${siteFolder}/.generated/lists/${tag}/absent.ts`);

afterAll(() => rmSync(copy, { recursive: true }));

describe("pnpm new", () => {
  it("writes articles, cases, forms, openings, pages, questions, services and testimonials that compile", () => {
    make("article", "A title that no article has", copy);
    make("opening", "Lighthouse Keeper", copy);
    make("testimonial", "Zoya “Z.” O'Neil", copy);
    make("question", "Is this question only a test?", copy, service);
    make("question", "Is that one a test?", copy, "contact");
    make("page", "A page of tests", copy);
    make("page", "Another page", copy);
    make("page", "Impressum", copy, undefined, "legal");
    make("page", "A spring offer", copy, undefined, "landing");
    make("case", "A case of tests", copy);
    make("form", "A form of tests", copy);
    make("service", "Test Driving", copy);
    new Checkout(copy).listPages();
    const tags = others.map(({ tag }) => tag);
    expect(typeErrors(tags)).toEqual([]);
    expect(read(`${wordsFolder}/services/${service}/page.ts`)).toContain(
      'id: "is-this-question-only-a"',
    );
  });

  it.each(others)("says what the language $tag has of it", ({ tag }) => {
    const folder = `${content}/${tag}`;
    for (const id of ["a-page-of-tests", "test-driving"])
      expect(absentIn(tag)).toContain(`"${id}"`);
    for (const file of ["testimonials.ts", "pages/contact.ts"]) {
      expect(read(`${folder}/${file}`), file).toContain("[Replace]");
    }
    const page = make("page", "A page that is said", copy);
    expect(saidOfOtherLanguages(page, "page")).toContain(`not in ${folder}`);
    const testimonial = make("testimonial", "Asha R.", copy);
    expect(saidOfOtherLanguages(testimonial, "testimonial")).toContain("translate");
  });

  it("refuses what already exists, and invalid names", () => {
    const opening = "A second lighthouse keeper";
    make("opening", opening, copy);
    expect(() => make("opening", opening, copy)).toThrow("already");
    expect(() => make("page", "About", copy)).toThrow("already");
    expect(() => make("form", "Contact", copy)).toThrow("already");
    expect(() => make("page", "../", copy)).toThrow("not a name");
    expect(() => make("question", "Why?", copy, "blog")).toThrow("no questions");
  });
});

describe("pnpm delete", () => {
  const remove = (id: string, redirect?: string) => removeService(new Checkout(copy), id, redirect);

  it("removes everything that a new page or service has added", () => {
    const files = sourcesOf(new Checkout(copy));
    const before = new Map(files.map((file) => [file, read(file)]));
    make("page", "A second page of tests", copy);
    make("page", "A second law of tests", copy, undefined, "legal");
    make("page", "A second offer of tests", copy, undefined, "landing");
    make("case", "A second case of tests", copy);
    make("form", "A second form of tests", copy);
    const service = make("service", "A second service of tests", copy);
    const page = make("page", "A third page of tests", copy);
    for (const { changed } of [service, page]) {
      expect([...changed].filter((file) => files.includes(file))).toEqual([]);
    }
    removePage(new Checkout(copy), "a-third-page-of-tests", undefined);
    removePage(new Checkout(copy), "a-second-page-of-tests", undefined);
    removePage(new Checkout(copy), "a-second-form-of-tests", undefined);
    removePage(new Checkout(copy), "a-second-law-of-tests", undefined);
    removeLanding(new Checkout(copy), "a-second-offer-of-tests");
    removeCase(new Checkout(copy), "a-second-case-of-tests", undefined);
    remove("a-second-service-of-tests");
    expect(sourcesOf(new Checkout(copy))).toEqual(files);
    for (const file of files) expect(read(file), file).toBe(before.get(file));
  });

  it("redirects an old address on request", () => {
    const page = (redirect: string) => removePage(new Checkout(copy), "a-page-of-tests", redirect);
    expect(() => page("/nowhere")).toThrow("not the path of a page");
    expect(() => removePage(new Checkout(copy), "contact", undefined)).toThrow("features.ts");
    page("/services");
    expect(read(`${content}/facts/redirects.ts`)).toContain('"/a-page-of-tests": "/services",');
    make("service", "Short Lived", copy);
    expect(() => remove("short-lived", "/nowhere")).toThrow("not the path of a page");
    remove("short-lived", "/services/test-driving");
    expect(read(`${content}/facts/redirects.ts`)).toContain(
      '"/services/short-lived": "/services/test-driving",',
    );
  });

  it("leaves a site with one service, which compiles and does not mention the others", () => {
    const checkout = new Checkout(copy);
    for (const { tag } of others) removeLanguage(checkout, tag);
    const [lead = ""] = casesOf(checkout, service);
    expect(() => removeCase(checkout, "no-such-case", undefined)).toThrow("no case");
    removeCase(checkout, lead, "/services");
    expect(read(`${content}/facts/redirects.ts`)).toContain(`"/portfolio/${lead}": "/services",`);
    for (const id of serviceIds) removeService(checkout, id, undefined);
    checkout.listPages();
    checkout.format();
    expect(typeErrors([])).toEqual([]);
    const left = sourcesOf(new Checkout(copy)).map(read).join("\n");
    for (const id of serviceIds) expect(left).not.toMatch(new RegExp(`["(]${paths[id].path}[")]`));
    expect(() => remove("test-driving")).toThrow("only service");
    expect(() => remove(service)).toThrow("no service");
  });
});
