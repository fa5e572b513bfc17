import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { company, sample } from "@kolam/content/facts/company";
import { afterAll, describe, expect, it } from "vitest";
import { copyOfSite } from "../run/copies.ts";

/** The facts that may be found nowhere once they have changed, and what they are changed to. */
const changes = {
  [company.name]: "Zephyrine & Daughters",
  [company.city]: "Thiruvananthapuram",
  [company.domain]: "zephyrine.example.net",
  ...(company.phone && { [company.phone.display]: "+44 20 7946 0958" }),
};

const copy = copyOfSite();
const site = join(copy, "apps/site");
const facts = join(copy, "packages/content/src/facts/company.ts");

/** The text files in a folder, and what they say. Other files contain zero bytes. */
function textsIn(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }))
    .filter(({ text }) => !text.includes("\0"));
}

// The words of an owner may name a place or a number themselves.
describe.runIf(sample)("a company with other facts", () => {
  afterAll(() => rmSync(copy, { recursive: true }));

  it("is built without a trace of the old ones", { timeout: 300_000 }, () => {
    let source = readFileSync(facts, "utf8");
    for (const [old, other] of Object.entries(changes)) {
      expect(source, "each fact is written in company.ts, once").toContain(JSON.stringify(old));
      source = source.replace(JSON.stringify(old), JSON.stringify(other));
    }
    writeFileSync(facts, source);

    const built = spawnSync(process.execPath, ["build/build.ts"], {
      cwd: site,
      encoding: "utf8",
      env: { ...process.env, SITE_ORIGIN: "", NODE_ENV: "" },
    });
    expect(built.status, `${built.stdout}\n${built.stderr}`).toBe(0);

    const texts = ["dist", "build-out/hosts"].flatMap((folder) => textsIn(join(site, folder)));
    expect(texts.length).toBeGreaterThan(60);
    for (const old of [
      ...Object.keys(changes),
      company.phone?.href.replace("tel:+", "") ?? company.name,
    ]) {
      // The name of the drawing is the agency's name in small letters, so that case counts.
      const found = texts.filter(({ text }) => text.includes(old)).map(({ file }) => file);
      expect(found, `still say “${old}”`).toEqual([]);
    }
    const llms = texts.find(({ file }) => file.endsWith("llms.txt"))?.text ?? "";
    for (const [, other] of Object.entries(changes)) expect(llms).toContain(other);
  });
});
