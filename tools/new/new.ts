/**
 * `pnpm new KIND "NAME" …`: writes the files and list entries of a new component, article, case,
 * form, opening, page, question, service or testimonial, or several, with words to replace; another
 * agency's site; or the redirects and the articles of an old site.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { folders } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";
import { withUsage } from "../run/with-usage.ts";
import { newArticle } from "./article.ts";
import { newCase } from "./case.ts";
import { newComponent } from "./component/new-component.ts";
import { Checkout } from "./edit.ts";
import { newForm } from "./form.ts";
import { newLanding } from "./landing.ts";
import { newLegalPage } from "./legal-page.ts";
import { placeholder, slugOf, UsageError, wordsFolder } from "./names.ts";
import { newOpening } from "./opening.ts";
import { otherLanguages, translated } from "./other-languages.ts";
import { newPage } from "./page.ts";
import { newQuestion } from "./question.ts";
import { newService } from "./service/service.ts";
import { newSite } from "./site/new-site.ts";
import { newTestimonial } from "./testimonial.ts";

const usage = `Usage: pnpm new KIND "NAME" …

  article "How to choose a host"            a draft, shown in pnpm dev
  case "The order book on a wall"           a draft of a finished project's page, shown in pnpm dev
  form "Book a visit"                       a page with a form: its fields, mail, route and story
  opening "Data Engineer"                   a job on the careers page
  page "Our prices"                         a page with its words, route and story
  page "Impressum" --legal                  a legal page: numbered sections, not indexed, in the footer's last line
  page "Spring offer" --landing             a draft of a page for a campaign: one file of words and sections
  question "Do you host?" --page seo        a question on the contact page or a service page
  service "Data Engineering"                a service with its page, card, price and two cases
  testimonial "Asha R."                     a client's words on the home page
  site "Atelier Médina" [--language fr] [--languages fr,ar] [--colour "#7a3b2e"] [--service "Web design"]
                                            another agency's site, a folder in sites; its languages, the colour from which
                                            its others follow, and its first service
  photos                                    your stock photos as files of your own, from their host, with credits
  component PriceTable                      a component of the kit
  articles export.xml [--uploads FOLDER]    the articles of a WordPress site as drafts, from its export (Tools → Export), with
                                            their pictures, from the old site or from a copy of its folder wp-content/uploads
  redirects sitemap.xml [--write] [--gone]  where the addresses of an old site lead, from its sitemap, a feed, the
                                            table (CSV) of a plugin that redirects, or a list, one a line; writes what is proposed, and what is not as gone`;

const root = resolve(import.meta.dirname, "../..");

/**
 * The pages that can be made: one with its own component, one of numbered sections, and one of text
 * only.
 */
const pageLooks = { plain: newPage, legal: newLegalPage, landing: newLanding } as const;

type PageLook = keyof typeof pageLooks;

const draftAt = (path: string) =>
  `at ${path}, where it is marked as a draft until you take out “draft: true”`;

/** What can be made for the site, where it appears in `pnpm dev`, and what other languages get. */
const kinds = {
  article: {
    write: newArticle,
    elsewhere: "absent",
    place: (id) => draftAt(`/blog/${id}`),
  },
  case: {
    write: newCase,
    elsewhere: "absent",
    place: (id) => draftAt(`/portfolio/${id}`),
  },
  form: { write: newForm, elsewhere: "absent", place: (id) => `at /${id}` },
  opening: { write: newOpening, elsewhere: "absent", place: () => "at /careers" },
  page: {
    elsewhere: "absent",
    write: (checkout, name, _page, look) => pageLooks[look](checkout, name),
    place: (id, _page, look) => (look === "landing" ? draftAt(`/${id}`) : `at /${id}`),
  },
  question: {
    write: newQuestion,
    elsewhere: "written",
    place: (_, page) => `among the questions of the page “${page}”`,
  },
  service: { write: newService, elsewhere: "absent", place: (id) => `at /services/${id}` },
  testimonial: { write: newTestimonial, elsewhere: "written", place: () => "on the home page" },
} as const satisfies Record<
  string,
  {
    write: (checkout: Checkout, name: string, page: string, look: PageLook) => void;
    /** Whether it is added to the other languages as well, to be translated, or is absent there. */
    elsewhere: "written" | "absent";
    place: (id: string, page: string, look: PageLook) => string;
  }
>;

type Kind = keyof typeof kinds;

/** What `pnpm new` can make. */
export const makeable = [
  ...Object.keys(kinds),
  "articles",
  "component",
  "photos",
  "redirects",
  "site",
];

/**
 * Makes something new in a checkout, once for each name.
 * @returns the checkout, which knows the files that were written or changed
 * @throws {UsageError} if a name cannot be used
 */
export function make(
  kind: Kind,
  names: string | readonly string[],
  folder = root,
  page = "contact",
  look: PageLook = "plain",
): Checkout {
  const checkout = new Checkout(folder);
  for (const name of [names].flat()) kinds[kind].write(checkout, name, page, look);
  return checkout;
}

const isKind = (kind: string | undefined): kind is Kind =>
  kind !== undefined && Object.hasOwn(kinds, kind);

/** Says where `pnpm dev` shows something new, by its name in addresses. */
export const shownAt = (
  kind: Kind,
  id: string,
  page = "contact",
  look: PageLook = "plain",
): string => kinds[kind].place(id, page, look);

/** Says what the other languages get of something new; nothing if there is only one language. */
export function saidOfOtherLanguages(checkout: Checkout, kind: Kind): string {
  const folders = otherLanguages(checkout);
  if (folders.length === 0) return "";
  const list = folders.join(", ");
  if (kinds[kind].elsewhere === "written") {
    return `It is in ${list} too, if the page is there: translate it.\n`;
  }
  const words = checkout.created.filter((file) => file.startsWith(`${wordsFolder}/`));
  if (words.length === 0) return `It is not in ${list}.\n`;
  const lines = words.flatMap((file) =>
    folders.map((folder) => `  copy ${file}\n    to ${translated(file, folder)}`),
  );
  const meta = words.find((file) => /[./]meta\.ts$/.test(file));
  const when = meta ? ` It is there as soon as ${basename(meta)} is.` : "";
  return `It is not in ${list} until you translate it.${when}\n${lines.join("\n")}\n`;
}

/**
 * Makes something new for the site in this checkout, and prints what happened and what to do next.
 */
function makeHere(kind: Kind, names: readonly string[], page = "contact", look?: PageLook): void {
  const checkout = make(kind, names, root, page, look);
  checkout.listPages();
  checkout.format();
  const idOf = (name: string) =>
    kind === "question" || kind === "testimonial" ? "" : slugOf(name);
  console.log(`${checkout.summary()}

${saidOfOtherLanguages(checkout, kind)}Next: replace the words that begin with [Replace]; a build for the public refuses them.
If the first language of the site is not English, replace the other words as well.
\`pnpm dev\` shows it ${[...new Set(names.map((name) => shownAt(kind, idOf(name), page, look)))].join(", ")}.`);
}

/** Options of a new site, as they were given. */
interface SiteOptions {
  readonly language?: string | undefined;
  readonly languages?: string | undefined;
  readonly colour?: string | undefined;
  readonly service?: string | undefined;
}

/** Colours until some are chosen: greys with a little blue. */
const neutral = "#3f5871";

/** Makes a site, and reports what is still to be written. */
function makeSiteHere(title: string, options: SiteOptions): void {
  const { language, languages = language ?? "en", colour = neutral, service } = options;
  const [first = "", ...others] = languages.split(",").map((tag) => tag.trim());
  const further = others.filter((tag) => tag !== (language ?? first));
  const checkout = new Checkout(root);
  const site = newSite(checkout, {
    title,
    languages: [language ?? first, ...(language && language !== first ? [first] : []), ...further],
    colour,
    service,
  });
  checkout.format();
  const { name, files, lines, marked, toTranslate } = site;
  const translated =
    toTranslate.files > 0
      ? `\n${toTranslate.files} files more are the machine's own words in English, to translate: ${toTranslate.lines} lines.`
      : "";
  console.log(`sites/${name}: ${files} files, ${lines} lines, ${marked} places to fill in, each marked with ${placeholder}.${translated}

Next:
  pnpm dev ${name}      shows it
  pnpm check ${name}    lists what is still to be written
  pnpm generate ${name} gives each page a day, for search engines
  pnpm build ${name}    builds it into sites/${name}/dist`);
}

/** Makes the skeleton of a component of the kit. */
function makeComponentHere(name: string): void {
  for (const file of newComponent(name)) console.log(file);
  console.log(`
Next: write its guidelines in the stories, then
  pnpm generate                             writes its page in the docs
  pnpm --filter @kolam/ui sizes ${name.padEnd(11)} records its size
  pnpm changeset                            says what changes for users of the kit`);
}

/**
 * Says where the addresses of an old site lead. It needs the whole content, which the others do
 * without.
 */
async function redirectsHere(file: string, options: { write?: boolean; gone?: boolean }) {
  const { findRedirects } = await import("./redirects/redirects.ts");
  const { textOf } = await import("./redirects/old-addresses.ts");
  const checkout = new Checkout(root);
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  console.log(findRedirects(checkout, textOf(readFileSync(file)), options));
  if (checkout.changed.size > 0) checkout.format();
}

/** Fetches the stock photos of the site into its pictures, and says how to show them. */
async function photosHere() {
  const { photos } = await import("@site/words/photos");
  const { loadSiteConfig } = await import("@kolam/site/config/site-config");
  const { fetchPhotos } = await import("./photos.ts");
  const { written, failed } = await fetchPhotos(
    photos,
    folders.pictures,
    loadSiteConfig().photoHost,
  );
  for (const { key, file, alt } of written) {
    console.log(`${key}: write { file: "${file}", alt: "${alt}" } instead`);
  }
  for (const why of failed) console.error(`Not fetched: ${why}`);
  console.log(
    `\n${written.length} fetched into ${fromRoot(folders.pictures)}. Take each out of photos.ts once its file stands in its place: without stock photos no visitor's browser asks their host, and the policy does not name it.`,
  );
  if (failed.length > 0) process.exitCode = 1;
}

/** Imports the articles of a WordPress site, and reports what could not be imported. */
async function articlesHere(file: string, uploads?: string) {
  const { importArticles } = await import("./articles/articles.ts");
  const { fetchFile } = await import("./articles/pictures.ts");
  const { textOf } = await import("./redirects/old-addresses.ts");
  const checkout = new Checkout(root);
  for (const path of [file, uploads])
    if (path !== undefined && !existsSync(path)) throw new UsageError(`There is no ${path}.`);
  const options = { fileName: basename(file), fetchFile, uploads };
  console.log(await importArticles(checkout, textOf(readFileSync(file)), options));
  checkout.format();
  checkout.generate();
  console.log(`
Next: read each article and take out its “draft: true”; its old addresses lead to it from then on. \`pnpm dev\` shows
them all, and says what is still wrong with each.`);
}

/**
 * The arguments of the command.
 * @throws {UsageError} if an option is unknown or has no value
 */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        page: { type: "string" },
        legal: { type: "boolean" },
        landing: { type: "boolean" },
        write: { type: "boolean" },
        gone: { type: "boolean" },
        uploads: { type: "string" },
        language: { type: "string" },
        languages: { type: "string" },
        colour: { type: "string" },
        service: { type: "string" },
      },
    });
  } catch (error) {
    // A colour begins with what begins a comment in a shell.
    const hint = /--colour/.test(String(error)) ? " Write the colour in quotation marks." : "";
    throw new UsageError(`${(error as Error).message}.${hint}\n\n${usage}`);
  }
}

if (import.meta.main) {
  try {
    const { positionals, values } = withUsage(usage, readArguments);
    const [kind, ...names] = positionals;
    if (!kind) throw new UsageError(usage);
    if (!makeable.includes(kind)) {
      throw new UsageError(`“${kind}” cannot be made.\n\n${usage}`);
    }
    if (kind === "photos") await photosHere();
    else if (names.length === 0) {
      throw new UsageError(`Say its name as well, in quotation marks.\n\n${usage}`);
    }
    if (kind === "component") names.forEach(makeComponentHere);
    if (kind === "site") for (const name of names) makeSiteHere(name, values);
    if (kind === "articles") for (const file of names) await articlesHere(file, values.uploads);
    if (kind === "redirects") for (const file of names) await redirectsHere(file, values);
    if (isKind(kind)) {
      const look = values.legal ? "legal" : values.landing ? "landing" : "plain";
      makeHere(kind, names, values.page, look);
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
