import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { expect, it } from "vitest";
import { root } from "./commands.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

const documents = globSync(["*.md", "{docs,packages,apps,examples,tools}/**/*.md"], {
  cwd: root,
  exclude: (name) => /node_modules|^dist$|test-results/.test(String(name)),
}).map((file) => file.split(sep).join("/"));

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

const anchorsIn = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

/**
 * Whether the machine is tested alone: then the sites that documents use as examples are missing.
 */
const isWithoutSites = !existsSync(join(root, "sites"));

/** Whether a link of a document leads nowhere. */
function isDead(document: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path ? posix.join(posix.dirname(document), path) : document;
  if (isWithoutSites && target.startsWith("sites/")) return false;
  if (!existsSync(join(root, target))) return true;
  return anchor !== undefined && !anchorsIn(target).includes(anchor);
}

it("every link of a document leads to a file, and to a heading if it names one", () => {
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?![a-z]+:|\/)([^)\s]+)\)/g)].map(([, link = ""]) => ({
      document,
      link,
    })),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ document, link }) => isDead(document, link))).toEqual([]);
});
