import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { company } from "@kolam/content/facts/company";
import { formPages, paths } from "@kolam/content/facts/paths";
import type { Figures, Visits } from "../../src/articles/article-source.ts";
import { type HostRules, headersOf } from "../hosting/host-rules.ts";
import { fileOf } from "../prerender/page-file.ts";
import { scriptsOf } from "./sizes/weigh.ts";

/** What is on a page as it arrives, in bytes as a host sends them, and with the scripts that the first touch loads. */
function weightOf(dist: string, html: string) {
  const size = (file: string) => gzipSync(readFileSync(`${dist}${file}`)).length;
  const sum = (files: readonly string[], of: (file: string) => number) =>
    files.reduce((all, file) => all + of(file), 0);
  const { first, all } = scriptsOf(html);
  const fonts = [...new Set(html.match(/\/assets\/[\w.-]+\.woff2/g))];
  const rest = gzipSync(html).length + sum(fonts, (file) => statSync(`${dist}${file}`).size);
  return {
    weight: rest + sum(first, size),
    touched: rest + sum(all, size),
    requests: 1 + first.length + fonts.length,
  };
}

const visitsFile = resolve(import.meta.dirname, "../../src/pages/proof/measured.json");

/** The visits that were measured, if it was on the site of the agency of this name. */
export const visitsTo = (visits: Visits, name: string): Visits | null =>
  visits.site === name ? visits : null;

/** A form that a browser can send by itself. */
const isPlain = (form: string) => /\saction="/.test(form);

/** What the built site weighs, asks for and does without scripts, for the page that shows it. */
export function readFigures(dist: string, rules: HostRules): Figures {
  const withForms = formPages.map((id): string => paths[id].path);
  const pages = rules.pages.map((path) => {
    const html = readFileSync(resolve(dist, fileOf(path)), "utf8");
    const [, main = ""] = /<main\b([\s\S]*?)<\/main>/.exec(html) ?? [];
    const forms = main.match(/<form\b[^>]*>/g) ?? [];
    const words = /<h1\b/.test(main) && !/<a\b(?![^>]*\shref=)/.test(main);
    return { path, ...weightOf(dist, html), forms, words };
  });
  const content = pages.filter(({ path }) => !withForms.includes(path));
  const worst = (figure: "weight" | "touched" | "requests") => {
    const [first] = content.toSorted((a, b) => b[figure] - a[figure]);
    return { value: first?.[figure] ?? 0, path: first?.path ?? "/" };
  };
  const forms = pages.flatMap((page) => page.forms);
  const headers = headersOf(rules, paths.home.path);
  const policies = pages.map(({ path }) => headersOf(rules, path)["Content-Security-Policy"] ?? "");
  const hosts = policies.flatMap((policy) => policy.match(/https?:\/\/[^\s;]+/g) ?? []);
  return {
    visits: visitsTo(JSON.parse(readFileSync(visitsFile, "utf8")), company.name),
    built: new Date().toISOString().slice(0, 10),
    weight: worst("weight"),
    touched: worst("touched"),
    requests: worst("requests"),
    pages: pages.length,
    words: pages.filter(({ words }) => words).length,
    forms: forms.length,
    plainForms: forms.filter(isPlain).length,
    scripted: pages.filter((page) => !page.forms.every(isPlain)).map(({ path }) => path),
    hosts: [...new Set(hosts.map((host) => new URL(host).host))],
    headers: Object.keys(headers).filter(
      (name) => !/^(?:Cache-Control|Vary|Speculation-Rules)$/.test(name),
    ),
  };
}
