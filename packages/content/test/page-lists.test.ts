import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SiteFolders } from "../build/page-lists/site-folders.ts";
import { pageLists, writePageLists } from "../build/page-lists/write-page-lists.ts";

let root = "";

const write = (file: string, text = "") => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

const folders = (): SiteFolders => ({
  root,
  pages: [join(root, "machine/pages"), join(root, "site/pages")],
  services: join(root, "site/services"),
  words: [
    { tag: "xx", folder: join(root, "site/xx") },
    { tag: "yy", folder: join(root, "site/yy") },
  ],
  caseDrawings: join(root, "site/drawings"),
  composedPage: join(root, "machine/composed.tsx"),
  dates: join(root, "site/dates.txt"),
  lists: join(root, "site/.generated"),
  entries: (tag) => join(root, "site/.entries", tag),
  types: () => [],
});

const said = "export const name = 1;\nexport const updated = 2;\nexport const search = 3;\n";

/** Writes a page with its component and what the first language says of it. */
function page(id: string, facts: object, parent = "machine"): void {
  write(`${parent}/pages/${id}/page.ts`, `export const page = ${JSON.stringify(facts)};\n`);
  write(`${parent}/pages/${id}/${id}-page.tsx`);
  if ("group" in facts) write(`site/xx/pages/${id}.meta.ts`, said);
}

/** Writes a service without its own page. */
function service(id: string, order: number): void {
  write(
    `site/services/${id}.ts`,
    `export const ${id} = { path: "/services/${id}", order: ${order} };\n`,
  );
  for (const file of ["meta", "page", "card"]) write(`site/xx/services/${id}/${file}.ts`, said);
}

const place = (path: string, group: string | null, order?: number) => ({
  path,
  group,
  order,
  indexable: true,
});

/** The text of a list. */
async function list(name: string): Promise<string> {
  const text = (await pageLists(folders())).get(join(root, "site/.generated", name));
  if (text === undefined) throw new Error(`There is no list ${name}.`);
  return text;
}

/** The keys of the entries of a list, in their order. */
const idsIn = (text: string) => [...text.matchAll(/^ {2}"([\w-]+)": /gm)].map(([, id]) => id);

/** What is wrong, a line each. */
const mistakes = async () =>
  pageLists(folders()).then(
    () => [],
    (error: Error) => error.message.split("\n"),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pages-"));
  page("home", place("/", "main", 10));
});

afterEach(() => rmSync(root, { recursive: true }));

describe("the list of the pages", () => {
  it("is in the order of the groups and of the pages within them, including services", async () => {
    page("imprint", place("/imprint", "legal", 10));
    page("hidden", place("/hidden", null));
    page("about", place("/about", "main", 20));
    page("start", place("/start", "main", 5));
    service("tea", 20);
    service("cake", 10);
    const ids = ["start", "home", "about", "cake", "tea", "imprint", "hidden"];
    expect(idsIn(await list("pages.ts"))).toEqual(ids);
    expect(idsIn(await list("xx/titles.ts"))).toEqual(ids);
    expect(idsIn(await list("services.ts"))).toEqual(["cake", "tea"]);
  });

  it("has what the pages say as literals, but not their order, and imports their code lazily", async () => {
    expect(await list("pages.ts")).toContain(
      '"home": {"path":"/","group":"main","indexable":true},\n} as const;',
    );
    expect(await list("components.ts")).toContain(
      '"home": async () => (await import("../../machine/pages/home/home-page.tsx")).HomePage,',
    );
    expect(await list("files.ts")).toContain('"home": "machine/pages/home/home-page.tsx"');
  });

  it("takes the site's page instead of the machine's of the same name", async () => {
    page("home", { ...place("/", "main", 10), form: true }, "site");
    expect(await list("pages.ts")).toContain('"form":true');
    expect(await list("components.ts")).toContain("../pages/home/home-page.tsx");
    expect(await list("components.ts")).not.toContain("machine");
  });

  it("has the pages of entries and the not-found page apart from the others", async () => {
    page("article", { path: "/blog/:slug" });
    write("machine/pages/article/data.ts");
    page("not-found", { path: "*" });
    write("site/xx/pages/not-found.meta.ts", said);
    const [fixed, others = ""] = (await list("pages.ts")).split("otherPages");
    expect(idsIn(fixed ?? "")).toEqual(["home"]);
    expect(idsIn(others)).toEqual(["article", "not-found"]);
    expect(await list("data.ts")).toContain("machine/pages/article/data.ts");
    expect(idsIn(await list("xx/meta.ts"))).toEqual(["home", "not-found"]);
  });
});

describe("a service", () => {
  it("has a page composed from its words, with the drawings of its cases", async () => {
    service("tea", 10);
    expect(await list("components.ts")).toContain('import("./services/tea-page.tsx")).TeaPage');
    expect(await list("services/tea-page.tsx")).toContain("<ComposedServicePage words={tea} />");
    write("site/drawings/tea/tea-drawings.ts");
    expect(await list("services/tea-page.tsx")).toContain("caseDrawings={teaDrawings}");
    expect(await list("case-drawings.ts")).toContain("...teaDrawings");
  });

  it("has its own component if there is a folder of its name", async () => {
    service("tea", 10);
    write("site/pages/tea/tea-page.tsx");
    expect(await list("components.ts")).toContain("../pages/tea/tea-page.tsx");
    await expect(list("services/tea-page.tsx")).rejects.toThrow("no list");
  });
});

describe("another language", () => {
  it("has the pages with its own title and description, and names from the first language", async () => {
    page("about", place("/about", "main", 20));
    page("blog", place("/blog", "main", 30));
    write("site/yy/pages/home.meta.ts", "export const name = 1;\nexport const search = 2;\n");
    write("site/yy/pages/about.meta.ts", "export const name = 1;\n");
    expect(await list("yy/absent.ts")).toContain('["about","blog"] as const');
    expect(await list("xx/absent.ts")).toContain("[] as const");
    const titles = await list("yy/titles.ts");
    expect(titles).toContain("../../yy/pages/home.meta.ts");
    expect(titles).toContain("../../yy/pages/about.meta.ts");
    expect(titles).toContain("../../xx/pages/blog.meta.ts");
    expect(await list("yy/meta.ts")).toContain("../../xx/pages/about.meta.ts");
    expect(await list("yy/meta-dates.ts")).toContain("../../xx/pages/home.meta.ts");
  });

  it("must have the words of every service that it has", async () => {
    service("tea", 10);
    write("site/yy/services/tea/meta.ts", said);
    expect(await mistakes()).toEqual([
      "site/yy/services/tea/card.ts: is missing.",
      "site/yy/services/tea/page.ts: is missing.",
    ]);
  });
});

it.each<[what: string, make: () => void, told: string]>([
  [
    "no module beside its words",
    () => rmSync(join(root, "site/xx/pages/home.meta.ts")),
    "site/xx/pages/home.meta.ts: is missing. It says the page’s name",
  ],
  [
    "a module that does not say all",
    () => write("site/xx/pages/home.meta.ts", "export const name = 1;\n"),
    "site/xx/pages/home.meta.ts: exports no `search`.",
  ],
  [
    "the path of another page",
    () => page("house", place("/", "main", 20)),
    'machine/pages/house/page.ts: path: "/" is said in machine/pages/home/page.ts too.',
  ],
  [
    "the path of a service",
    () => {
      service("tea", 10);
      page("house", place("/services/tea", "main", 20));
    },
    'site/services/tea.ts: path: "/services/tea" is said in machine/pages/house/page.ts too.',
  ],
  [
    "a group that there is not",
    () => page("house", place("/house", "mian", 20)),
    "machine/pages/house/page.ts: there is no group “mian”. Use one of: main, services",
  ],
  [
    "the order of another page",
    () => page("house", place("/house", "main", 10)),
    "machine/pages/house/page.ts: order 10 of the group “main” is said in machine/pages/home/page.ts",
  ],
  [
    "the order of another service",
    () => {
      service("tea", 10);
      service("cake", 10);
    },
    "order 10 of the group “services” is said in site/services/",
  ],
  [
    "no page.ts",
    () => write("site/pages/house/house-page.tsx"),
    "site/pages/house/page.ts: is mis",
  ],
  [
    "no component",
    () => {
      page("house", place("/house", "main", 20));
      rmSync(join(root, "machine/pages/house/house-page.tsx"));
    },
    "machine/pages/house: has no house-page.tsx.",
  ],
  [
    "no data to load",
    () => page("house", { ...place("/house", "main", 20), loads: "data" }),
    "machine/pages/house: has no data.ts",
  ],
  [
    "a page.ts although it is a service",
    () => {
      service("tea", 10);
      page("tea", place("/tea", "main", 20));
    },
    "machine/pages/tea/page.ts: “tea” is a service",
  ],
])("a page with %s is reported with its file", async (_, make, told) => {
  make();
  const [first = "", ...others] = await mistakes();
  expect(first).toContain(told);
  expect(others).toEqual([]);
});

it("a file that is no longer a list is removed, and an unchanged one is not written again", async () => {
  const gone = join(root, "site/.generated/zz/titles.ts");
  const kept = join(root, "site/.generated/pages.ts");
  write("site/.generated/zz/titles.ts", "old");
  await writePageLists(folders());
  expect(existsSync(gone)).toBe(false);
  const { ino } = statSync(kept);
  await writePageLists(folders());
  expect(statSync(kept).ino).toBe(ino);
  page("about", place("/about", "main", 20));
  await writePageLists(folders());
  expect(readFileSync(kept, "utf8")).toContain("/about");
});

it("a list of articles or cases that another version wrote is replaced, and others are left alone", async () => {
  service("shop", 1);
  await writePageLists(folders());
  const [ids, counts] = ["case-ids.ts", "case-counts.ts"].map((name) =>
    join(root, "site/.entries/xx", name),
  ) as [string, string];
  writeFileSync(ids, "export const idsOfCases = {};\n");
  writeFileSync(counts, `${readFileSync(counts, "utf8")}// Read from the files.\n`);
  await writePageLists(folders());
  expect(readFileSync(ids, "utf8")).toContain("export const caseIdsByService");
  expect(readFileSync(counts, "utf8")).toContain("// Read from the files.");
});

it("nothing is left of a removed language's lists", async () => {
  await writePageLists(folders());
  const [first, ...others] = folders().words;
  await writePageLists({ ...folders(), words: [first] });
  expect(others.map(({ tag }) => existsSync(join(root, "site/.entries", tag)))).toEqual([false]);
  expect(existsSync(join(root, "site/.entries", first.tag))).toBe(true);
});
