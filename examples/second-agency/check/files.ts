import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What must not be in a page: the kit's own brand and drawings, and what a strict policy refuses.
 */
const forbidden = [
  { what: "the kit's brand", pattern: /kolam|anek|pune|₹/i },
  { what: "a drawing of the kit's", pattern: /class="[^"]*k-motif/ },
  { what: "a style attribute", pattern: /\sstyle="/ },
] as const;

/** The addresses of a page's links to the same site, with their fragments. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/\shref="(\/[^"]*)"/g)].map(([, href = ""]) => href);
}

/**
 * Classes of the kit that a page uses but has no styles for: a stylesheet is missing in `kit.css`.
 */
function bareClasses(html: string): string[] {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join("");
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) =>
    list.split(" "),
  );
  return [...new Set(classes)].filter((name) => name.startsWith("k-") && !styles.includes(name));
}

/**
 * Reads the built files: nothing of the kit's brand is in them, each link leads to something, and
 * each page has its styles and a title and a description of its own.
 * @returns a list of problems; empty if there are none
 */
export function checkFiles(dist: string, pages: readonly string[]): string[] {
  const wrong: string[] = [];
  const files = new Set(globSync("**/*.*", { cwd: dist }));
  const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);
  const read = (file: string) => readFileSync(join(dist, file), "utf8");
  for (const file of files) {
    if (!file.endsWith(".html")) continue;
    // The kit's own font is named in its stylesheet, where the brand's replaces it.
    const text = read(file).replace(/<style>.*?<\/style>/gs, "");
    for (const { what, pattern } of forbidden) {
      if (pattern.test(text)) wrong.push(`${file} has ${what}: ${pattern.exec(text)?.[0]}`);
    }
  }
  const seen = new Map<string, string>();
  for (const path of pages) {
    const html = read(fileOf(path));
    wrong.push(...bareClasses(html).map((name) => `${path} has no styles for ${name}`));
    for (const [kind, pattern] of [
      ["title", /<title>([^<]+)/],
      ["description", /<meta name="description" content="([^"]+)/],
    ] as const) {
      const [, text] = pattern.exec(html) ?? [];
      if (!text) wrong.push(`${path} has no ${kind}`);
      else if (seen.has(text)) wrong.push(`${path} has the ${kind} of ${seen.get(text)}`);
      else seen.set(text, path);
    }
    for (const href of new Set(linksOf(html))) {
      const [target = "", id] = href.split("#");
      const file = [target.slice(1), fileOf(target)].find((name) => files.has(name));
      if (!file) wrong.push(`${path} links to ${href}, which is not there`);
      else if (id && !read(file).includes(` id="${id}"`)) wrong.push(`${href} has no such part`);
    }
  }
  return wrong;
}
