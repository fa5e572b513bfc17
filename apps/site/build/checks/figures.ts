import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { formPages, pageIds, paths } from "@kolam/content/model/pages/paths";
import { folders } from "@kolam/resolve/current";
import { titles } from "@site/lists/words/titles";
import type { Figure, Figures, Visits } from "../../src/articles/data-of.ts";
import { type HostRules, headersOf } from "../hosting/host-rules.ts";
import { policyIn } from "../policy/security-policy.ts";
import { fileOf } from "../prerender/page-file.ts";
import { scriptsOf } from "./sizes/weigh.ts";

/** The measurements of visits to the site in a folder, if there are any. */
export function visitsTo(site: string): Visits | null {
  const file = join(site, "measured.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** The names of the pages that are not entries of a list. */
const fixed = new Map(pageIds.map((id) => [paths[id].path as string, titles[id]]));

/**
 * What the files of a page weigh in KB, as it arrives and after the first touch, and what can be
 * done without scripts.
 */
function read(dist: string, path: string) {
  const html = readFileSync(resolve(dist, fileOf(path)), "utf8");
  const { first, all } = scriptsOf(html);
  const fonts = [...new Set(html.match(/\/assets\/[\w.-]+\.woff2/g))];
  const weigh = (scripts: readonly string[]) =>
    [
      gzipSync(html).length,
      ...fonts.map((file) => statSync(`${dist}${file}`).size),
      ...scripts.map((file) => gzipSync(readFileSync(`${dist}${file}`)).length),
    ].reduce((sum, size) => sum + size, 0) / 1024;
  const [, main = ""] = /<main\b([\s\S]*?)<\/main>/.exec(html) ?? [];
  // A form with neither an action nor a method is a tool of the page.
  const forms = (main.match(/<form\b[^>]*>/g) ?? []).filter((form) =>
    /\s(?:action|method)=/.test(form),
  );
  const [, heading = path] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(main) ?? [];
  return {
    path,
    name: fixed.get(path) ?? heading.replace(/<[^>]*>/g, "").replaceAll("&amp;", "&"),
    weight: weigh(first),
    touched: weigh(all),
    requests: 1 + first.length + fonts.length,
    isReadable: /<h1\b/.test(main) && !/<a\b(?![^>]*\shref=)/.test(main),
    forms: forms.length,
    plain: forms.filter((form) => /\saction="/.test(form)).length,
    policy: policyIn(html),
  };
}

/**
 * What the built site weighs, asks for and does without scripts, and the visits, for the page that
 * shows them.
 */
export function readFigures(
  dist: string,
  rules: HostRules,
  { base, paths: all }: { readonly base: string; readonly paths: readonly string[] },
): Figures {
  const pages = all.map((path) => read(dist, path));
  const withForms: readonly string[] = formPages.map((id) => paths[id].path);
  const content = pages.filter(({ path }) => !withForms.includes(path));
  const worst = (id: "weight" | "touched" | "requests") => {
    const [first] = content.toSorted((a, b) => b[id] - a[id]);
    return { id, value: Math.ceil(first?.[id] ?? 0), where: first?.name ?? "" };
  };
  const sum = (of: "forms" | "plain") => pages.reduce((all, page) => all + page[of], 0);
  const names = (id: string, found: readonly string[]) => ({
    id,
    value: found.length,
    where: found.join(" "),
  });
  // The mail service of a local build is not a host that visitors contact.
  const hosts = pages
    .flatMap(({ policy }) => policy.match(/https?:\/\/[^\s;]+/g) ?? [])
    .map((host) => new URL(host))
    .filter(({ hostname }) => hostname !== "localhost");
  const visits = visitsTo(folders.site);
  const named = (figure: Figure): Figure => {
    const page = pages.find(({ path }) => path === figure.where);
    return page ? { ...figure, where: page.name } : figure;
  };
  return {
    built: new Date().toISOString().slice(0, 10),
    visits: visits && { ...visits, figures: visits.figures.map(named) },
    figures: [
      worst("weight"),
      worst("touched"),
      worst("requests"),
      { id: "words", value: pages.filter((page) => page.isReadable).length, of: pages.length },
      { id: "forms", value: sum("plain"), of: sum("forms") },
      names("hosts", [...new Set(hosts.map(({ host }) => host))]),
      names(
        "headers",
        Object.keys(headersOf(rules, base + paths.home.path)).filter(
          (name) => !/^(?:Cache-Control|Vary|Speculation-Rules)$/.test(name),
        ),
      ),
    ],
  };
}
