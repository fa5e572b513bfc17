import { readFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "@site/facts/company";
import { iconFiles } from "../../apps/site/build/outputs/icons.ts";
import { currencySymbol } from "../../packages/content/model/services/prices.ts";
import { drawing, recipes } from "../../packages/ui/src/kolam/drawings.ts";
import { filesIn } from "./overlay.ts";

/**
 * The facts of the sample, none of which may be left. The name also stands in package names and in
 * the drawings'.
 */
const facts = [
  company.city,
  company.address.region,
  company.domain,
  ...company.offices.flatMap(({ phones }) =>
    phones.flatMap(({ display, href }) => [display, href.replace("tel:+", "")]),
  ),
  company.currency,
].map((text) => new RegExp(`(?<!\\w)${text.replace(/[+.]/g, "\\$&")}(?!\\w)`));

/** Prices stand in pages and feeds. A script may know the symbols of many currencies. */
const symbol = currencySymbol;

/**
 * The beginnings of the kit's drawings; each is longer than any other path has in common with it.
 */
const lines = Object.keys(recipes).map((name) => ({
  name: `the drawing “${name}”`,
  text: drawing(name as keyof typeof recipes).line.slice(0, 60),
}));

/** Words that stand in any English text and in no German one. */
const english = /.{0,40}(?<=[\s"“>])(?:the|and|your|with)(?=[\s.,:"<]).{0,20}/i;

/** What readers and search engines are given of a page in another language than English. */
const foreignText = (file: string, text: string): string =>
  file.endsWith(".html") && !/<html[^>]* lang="?en/.test(text)
    ? text.replace(/<style[\s\S]*?<\/style>|<script(?! type)[\s\S]*?<\/script>/g, "")
    : "";

/**
 * What is left of the sample in the built site of another agency: its name in any spelling, its
 * facts, its drawings, as text or as an icon, and, if the agency is not an English one, words of
 * English.
 * @returns a line for each trace
 */
export function traces(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) => {
    const files = new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file))]));
    const found: string[] = [];
    for (const [file, content] of files) {
      if (content.includes(0)) continue;
      const text = content.toString();
      const name = new RegExp(`.{0,40}${company.name}.{0,20}`, "i").exec(text);
      if (name) found.push(`${file}: “${name[0]}”`);
      const [words] = english.exec(foreignText(file, text)) ?? [];
      if (words) found.push(`${file}: English: “${words}”`);
      for (const fact of facts) if (fact.test(text)) found.push(`${file}: ${fact.source}`);
      if (!file.endsWith(".js") && text.includes(symbol)) found.push(`${file}: “${symbol}”`);
      for (const line of lines) if (text.includes(line.text)) found.push(`${file}: ${line.name}`);
    }
    for (const [path, icon] of Object.entries(iconFiles())) {
      if (files.get(path.slice(1))?.equals(Buffer.from(icon))) found.push(`${path}: the same icon`);
    }
    return found;
  });
}
