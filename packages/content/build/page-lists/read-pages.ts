import { existsSync, globSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { type FixedPage, type PageFacts, pathGroups } from "@kolam/content/model/pages/page-facts";
import type { SiteFolders } from "./site-folders.ts";

/** A page with a folder, or a service without one. */
export interface Page {
  readonly id: string;
  /** The file of its component; none if it is composed from the words of its service. */
  readonly component: string | undefined;
  /** The file with what it loads. */
  readonly data: string | undefined;
}

/** A page at a fixed address. */
export interface ListedPage extends Page {
  readonly facts: FixedPage & { readonly group: string | null };
  /** Whether it is a service's. */
  readonly isService: boolean;
}

/** A page for each entry of a kind, or the not-found page. */
export interface OtherPage extends Page {
  readonly facts: Exclude<PageFacts, FixedPage>;
}

/** All pages of a site, in the order of every list. */
export interface Pages {
  readonly fixed: readonly ListedPage[];
  readonly others: readonly OtherPage[];
  /** The ids of the services, in their order. */
  readonly services: readonly string[];
}

/** Mistakes in the pages' own facts, a line each with the file. */
export class PageListError extends Error {
  override name = "PageListError";
}

/** Something with a place among others, and the file that sets its place. */
interface Placed {
  readonly file: string;
  readonly group: string | null;
  readonly order: number;
}

type ServiceOrder = Pick<FixedPage, "path"> & { readonly order: number };

/** What a module exports, as it was when this process first read it. */
async function exported(file: string): Promise<Readonly<Record<string, unknown>>> {
  return import(pathToFileURL(file).href);
}

/** `our-prices` as `ourPrices`. */
export const camelCase = (id: string): string =>
  id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The folders of pages by their names: the last one of a name. */
function foldersOf(pages: readonly string[]): ReadonlyMap<string, string> {
  const all = pages.filter(existsSync).flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, join(parent, name)] as const),
  );
  return new Map(all);
}

const groups: readonly (string | null)[] = pathGroups;

const place = ({ group, order }: Placed) => {
  const at = groups.indexOf(group);
  return [at === -1 ? pathGroups.length : at, order] as const;
};

/** In the order of the groups, and within a group by `order`; pages without a group by id. */
function compare(a: Placed & { id: string }, b: Placed & { id: string }): number {
  const [group, order] = place(a);
  const [otherGroup, otherOrder] = place(b);
  return group - otherGroup || order - otherOrder || (a.id < b.id ? -1 : 1);
}

/** Those that share a value with another one. */
function saidTwice<Item extends { readonly file: string }>(
  items: readonly Item[],
  what: (item: Item) => string | undefined,
): string[] {
  const first = new Map<string, string>();
  return items.flatMap((item) => {
    const said = what(item);
    if (said === undefined) return [];
    const other = first.get(said);
    if (other === undefined) first.set(said, item.file);
    return other === undefined
      ? []
      : [`${item.file}: ${said} is said in ${other} too. Change one of them.`];
  });
}

/**
 * Reads the facts of every page folder and every service.
 * @throws {PageListError} with all mistakes
 */
export async function readPages({ root, pages, services }: SiteFolders): Promise<Pages> {
  const problems: string[] = [];
  const named = (file: string) => relative(root, file).replaceAll("\\", "/");
  const folders = foldersOf(pages);

  const readPage = (id: string): Page => {
    const folder = folders.get(id);
    const own = (name: string) => {
      const file = folder && join(folder, name);
      return file && existsSync(file) ? file : undefined;
    };
    return { id, component: own(`${id}-page.tsx`), data: own("data.ts") };
  };

  const serviceFiles = globSync("*.ts", { cwd: services });
  const readService = async (name: string) => {
    const file = join(services, name);
    const id = basename(name, ".ts");
    const facts = (await exported(file))[camelCase(id)] as ServiceOrder | undefined;
    if (!facts) problems.push(`${named(file)}: exports no \`${camelCase(id)}\`.`);
    const { path = `/services/${id}`, order = 0 } = facts ?? {};
    return { id, file: named(file), path, order, group: "services" } as const;
  };
  const ofServices = await Promise.all(serviceFiles.map(readService));
  const serviceIds = ofServices.map(({ id }) => id);

  const readFacts = async ([id, folder]: readonly [string, string]) => {
    const path = join(folder, "page.ts");
    const file = named(path);
    const isThere = existsSync(path);
    if (serviceIds.includes(id)) {
      if (isThere) problems.push(`${file}: “${id}” is a service, whose path is in its facts.`);
      if (!existsSync(join(folder, `${id}-page.tsx`)))
        problems.push(`${named(folder)}: has no ${id}-page.tsx.`);
      return [];
    }
    if (!isThere) {
      problems.push(`${file}: is missing. It says the page’s path, group and order.`);
      return [];
    }
    const facts = (await exported(path)).page as PageFacts | undefined;
    if (!facts) {
      problems.push(`${file}: exports no \`page\`.`);
      return [];
    }
    const page = readPage(id);
    if (!page.component) problems.push(`${named(folder)}: has no ${id}-page.tsx.`);
    const needsData = "loads" in facts || facts.path.endsWith("/:slug");
    if (needsData && !page.data)
      problems.push(`${named(folder)}: has no data.ts, from which the page loads what it shows.`);
    return [{ page, file, facts }];
  };
  const read = (await Promise.all([...folders].map(readFacts))).flat();

  const fixed = [
    ...ofServices.map(({ id, file, path, order }) => ({
      ...readPage(id),
      file,
      order,
      group: "services" as string | null,
      isService: true,
      facts: { path, group: "services", indexable: true } as ListedPage["facts"],
    })),
    ...read.flatMap(({ page, file, facts }) => {
      if (!("group" in facts)) return [];
      const { order = 0, ...own } = { order: undefined, ...facts };
      const group: string | null = facts.group;
      if (group !== null && !groups.includes(group))
        problems.push(
          `${file}: there is no group “${group}”. Use one of: ${pathGroups.join(", ")}.`,
        );
      return [{ ...page, file, order, group, isService: false, facts: own }];
    }),
  ].sort(compare);
  const others = read.flatMap(({ page, file, facts }) =>
    "group" in facts ? [] : [{ ...page, file, facts }],
  );
  problems.push(
    ...saidTwice([...fixed, ...others], ({ facts }) => `path: ${JSON.stringify(facts.path)}`),
    ...saidTwice(fixed, ({ group, order }) =>
      group === null ? undefined : `order ${order} of the group “${group}”`,
    ),
  );
  if (problems.length > 0) throw new PageListError(problems.sort().join("\n"));
  return {
    fixed: fixed.map(({ file: _, group: __, order: ___, ...page }) => page),
    others: others.map(({ file: _, ...page }) => page).sort((a, b) => (a.id < b.id ? -1 : 1)),
    services: fixed.flatMap(({ id, isService }) => (isService ? [id] : [])),
  };
}
