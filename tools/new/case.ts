import { readdirSync } from "node:fs";
import { addEntry, addImport, type Checkout, removeEntry, removeLine } from "./edit.ts";
import { createEntry } from "./entry.ts";
import { redirectFrom, refuseRedirect, relink, sourcesOf } from "./links.ts";
import {
  camelCase,
  content,
  pascalCase,
  quoted,
  siteFolder,
  UsageError,
  wordsFolder,
} from "./names.ts";

const folder = `${wordsFolder}/cases`;
const pictures = `${content}/pictures`;
const home = `${wordsFolder}/pages/home.ts`;
const homeDrawings = `${siteFolder}/drawings/home-drawings.ts`;
const portfolio = `${wordsFolder}/pages/portfolio.ts`;

const fileOf = (id: string) => `${folder}/${id}.mdx`;
const drawingsOf = (service: string) => `${siteFolder}/drawings/${service}/${service}-drawings.ts`;
const servicesIn = (text: string): string[] =>
  (/^services: \[([^[\]]*)\]/m.exec(text)?.[1] ?? "").split(/,\s*/);

const serviceFacts = `${content}/facts/services`;

/** The place of a service among the others. */
export const orderOf = (checkout: Checkout, id: string): number =>
  Number(/^ {2}order: (\d+)/m.exec(checkout.read(`${serviceFacts}/${id}.ts`))?.[1] ?? 0);

/** The ids of the services, in their order. */
export function servicesOf(checkout: Checkout): string[] {
  return readdirSync(checkout.path(serviceFacts))
    .map((name) => name.replace(/\.ts$/, ""))
    .sort((a, b) => orderOf(checkout, a) - orderOf(checkout, b));
}

/** The ids of all cases, or of those that the page of a service shows. */
export function casesOf(checkout: Checkout, service?: string): string[] {
  if (!checkout.exists(folder)) return [];
  return readdirSync(checkout.path(folder))
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => name.replace(/\.mdx$/, ""))
    .filter((id) => service === undefined || servicesIn(checkout.read(fileOf(id)))[0] === service);
}

/**
 * Writes a draft of a case. It is shown in development only, until its `draft: true` is removed.
 */
export function newCase(checkout: Checkout, name: string): void {
  createEntry(checkout, "case", name, servicesOf(checkout)[0]);
}

/** A case for the home page to show instead of another: of a service that it does not show yet. */
function substitute(checkout: Checkout, gone: string, words: string) {
  return servicesOf(checkout)
    .filter((service) => !words.includes(`${camelCase(service)}Cases`))
    .flatMap((service) => casesOf(checkout, service).map((id) => ({ service, id })))
    .find(({ id }) => id !== gone);
}

/** The home page shows a case of another service instead, or one case fewer if there is none. */
function replaceOnHome(checkout: Checkout, gone: string): void {
  const words = checkout.read(home);
  const [entry, list = ""] = new RegExp(`byId\\((\\w+), "${gone}"\\)`).exec(words) ?? [];
  if (!entry) return;
  const other = substitute(checkout, gone, words);
  const cases = other && `${camelCase(other.service)}Cases`;
  checkout.edit(home, (text) => {
    const without = other
      ? text.replace(entry, `byId(${cases}, ${quoted(other.id)})`)
      : text.replace(new RegExp(`(?:^ {2}|(?<=\\[)| )byId\\(\\w+, "${gone}"\\),?\\n?`, "m"), "");
    const clean = without.includes(`(${list},`)
      ? without
      : removeLine(without, `import { ${list} }`);
    return other
      ? addImport(clean, `import { ${cases} } from "@site/entries/first/cases/${other.service}";`)
      : clean;
  });
  checkout.change(homeDrawings, (text) => {
    const without = removeEntry(text, "homeDrawings", gone, `import { ${pascalCase(gone)} }`);
    if (!other) return without;
    const name = pascalCase(other.id);
    const drawing = `${other.service}/${other.id}.tsx`;
    if (!checkout.exists(`${siteFolder}/drawings/${drawing}`)) return without;
    const imported = `import { ${name} } from "./${drawing}";`;
    return addEntry(without, "homeDrawings", `  ${quoted(other.id)}: ${name},`, imported);
  });
}

/**
 * The portfolio begins with a case of another service instead, or with one case fewer if there is
 * none.
 */
function replaceLead(checkout: Checkout, gone: string): void {
  checkout.change(portfolio, (text) =>
    text.replace(/(?<=const leads = \[)[^\]]*/, (list) => {
      const leads = [...list.matchAll(/"([^"]+)"/g)].map(([, id = ""]) => id);
      if (!leads.includes(gone)) return list;
      const left = leads.filter((id) => id !== gone);
      const free = servicesOf(checkout)
        .map((id) => casesOf(checkout, id))
        .filter((ids) => !ids.some((id) => leads.includes(id)))
        .flatMap(([newest = []]) => newest);
      return [...left, ...free.slice(0, 1)].map(quoted).join(", ");
    }),
  );
}

/** Removes the pictures that only this text names. */
function removePictures(checkout: Checkout, text: string): void {
  const others = sourcesOf(checkout).map((file) => checkout.read(file));
  for (const [name] of text.matchAll(/[\w-]+(?:\.[\w-]+)*/g)) {
    if (!/\.(?:png|jpe?g|webp|avif|svg)$/.test(name)) continue;
    if (!others.some((other) => other.includes(name))) checkout.remove(`${pictures}/${name}`);
  }
}

/**
 * Takes a case away: its file, its pictures, its drawings, and its place on home and at the top of
 * the portfolio. Links to it lead to the new address or, without one, to the portfolio.
 * @param redirect the path to which its address leads from now on; without it, it is not found
 * @returns the places whose links have changed, to read again
 */
export function removeCase(checkout: Checkout, id: string, redirect: string | undefined): string[] {
  if (!checkout.exists(fileOf(id))) {
    throw new UsageError(`There is no case “${id}”. There are: ${casesOf(checkout).join(", ")}.`);
  }
  refuseRedirect(checkout, `/portfolio/${id}`, redirect);
  const text = checkout.read(fileOf(id));
  const [service = ""] = servicesIn(text);
  replaceOnHome(checkout, id);
  replaceLead(checkout, id);
  checkout.remove(fileOf(id));
  removePictures(checkout, text);
  for (const ending of [".ts", ""]) {
    checkout.remove(`${wordsFolder}/services/${service}/${id}${ending}`);
  }
  for (const ending of [".tsx", ".module.css", ""]) {
    checkout.remove(`${siteFolder}/drawings/${service}/${id}${ending}`);
  }
  if (checkout.exists(drawingsOf(service))) {
    const imported = `import { ${pascalCase(id)} }`;
    checkout.change(drawingsOf(service), (drawings) =>
      removeEntry(drawings, `${camelCase(service)}Drawings`, id, imported),
    );
  }
  redirectFrom(checkout, `/portfolio/${id}`, redirect);
  const target = redirect ?? "/portfolio";
  return relink(checkout, { [`/portfolio/${id}`]: target, [`/portfolio#${id}`]: target });
}

/**
 * Removes a deleted service from cases and landing pages, and any section that names no other
 * service.
 */
export function forgetService(checkout: Checkout, service: string): void {
  const without = (list: string) =>
    list
      .split(/,\s*/)
      .filter((name) => name !== service)
      .join(", ");
  for (const file of sourcesOf(checkout).filter((name) => name.endsWith(".mdx"))) {
    checkout.change(file, (text) =>
      text
        .replace(/(?<=^services: \[)[^\]]*/m, without)
        .replace(/(?<= services=")[^"]*/g, without)
        .replace(/^<\w+ services="" \/>\n/gm, ""),
    );
  }
}
