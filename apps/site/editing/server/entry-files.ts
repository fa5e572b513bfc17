import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { readContentFiles } from "@kolam/content/content-lists";
import { type CheckedEntry, checkEntry, entryRules } from "@kolam/content/entry-rules";
import type { FieldRules } from "@kolam/content/field-rules";
import { factNames } from "@kolam/content/model/blog/article-source";
import { paths } from "@kolam/content/model/pages/paths";
import { serviceIds } from "@kolam/content/model/services/services";
import { type EntryKind, entryKinds, newEntry } from "@kolam/content/new-entry";
import { UsageError } from "@kolam/content/new-names";
import type { TagRule } from "@kolam/content/section-tags";
import { folders, language, site } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";
import { type PictureChoice, pictureChoices } from "./data/pictures.ts";
import { Answer, objectOf } from "./editor.ts";
import { type LinkChoice, linkChoices } from "./link-choices.ts";
import type { Answers, Server } from "./server.ts";
import { Changed, type StoredFile } from "./store.ts";

/** A section that an entry may have, as its page's writer chooses it. */
export type SectionChoice = Pick<
  TagRule,
  "attributes" | "alone" | "holds" | "choices" | "pictures"
> & {
  readonly name: string;
};

/** An entry's file, and all that is chosen from while it is written. */
export interface OpenEntry extends StoredFile {
  /** What the server calls it. */
  readonly id: number;
  readonly kind: EntryKind;
  /** From the root of the repository, for people. */
  readonly place: string;
  /** The file, for an editor. */
  readonly open: string;
  /** The path of its page. */
  readonly path: string;
  readonly fields: FieldRules;
  readonly sections: readonly SectionChoice[];
  readonly links: readonly LinkChoice[];
  /** The pictures of the site. */
  readonly pictures: readonly PictureChoice[];
  /** The names of facts that a text may have between braces. */
  readonly facts: readonly string[];
  /** The language of its text. */
  readonly language: string;
}

/** An entry as written, with the build's messages about it. */
export type WrittenEntry = StoredFile & CheckedEntry;

interface KnownEntry {
  readonly kind: EntryKind;
  readonly slug: string;
  readonly file: string;
}

const wordsFolder = folders.words(language);
const kinds = Object.keys(entryKinds) as EntryKind[];

const slugsOf = (kind: EntryKind): string[] =>
  globSync("*.mdx", { cwd: join(wordsFolder, entryKinds[kind].folder) }).map((name) =>
    basename(name, ".mdx"),
  );

/** The entry whose page has a path. */
function entryAt(path: string): KnownEntry | undefined {
  for (const kind of kinds) {
    const { folder, path: start } = entryKinds[kind];
    const slug = slugsOf(kind).find((each) => start + each === path);
    if (slug) return { kind, slug, file: join(wordsFolder, folder, `${slug}.mdx`) };
  }
  return undefined;
}

/** Opens, checks, writes and makes entries. Requests name one by the number that opening it gave. */
class EntryFiles {
  readonly #known: KnownEntry[] = [];
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  #entry(id: unknown): KnownEntry {
    const entry = typeof id === "number" ? this.#known[id] : undefined;
    if (!entry) throw new Answer(404, "There is no such entry.");
    return entry;
  }

  #idOf(entry: KnownEntry): number {
    const at = this.#known.findIndex(({ file }) => file === entry.file);
    return at >= 0 ? at : this.#known.push(entry) - 1;
  }

  async open(request: unknown): Promise<{ readonly entry: OpenEntry | null }> {
    const path = String(objectOf(request).path);
    const entry = entryAt(path);
    if (!entry) return { entry: null };
    const { kind, file } = entry;
    const { fields, tags } = entryRules[kind];
    // Its function, which only the build asks, is left out of JSON.
    const sections = Object.entries(tags).map(([name, rule]) => ({ name, ...rule }));
    return {
      entry: {
        id: this.#idOf(entry),
        kind,
        place: fromRoot(file),
        open: file,
        path,
        fields,
        sections,
        links: await linkChoices(),
        pictures: await pictureChoices(),
        facts: factNames,
        language,
        ...this.#server.store.read(file),
      },
    };
  }

  async #checked({ kind, slug }: KnownEntry, text: string): Promise<CheckedEntry> {
    return checkEntry(await readContentFiles(), kind, { name: `${slug}.mdx`, text });
  }

  #text(value: unknown): string {
    if (typeof value === "string" && value.length < 200_000) return value;
    throw new Answer(400, "There is no text.");
  }

  check(request: unknown): Promise<CheckedEntry> {
    const { id, text } = objectOf(request);
    return this.#checked(this.#entry(id), this.#text(text));
  }

  /** Writes an entry, unless its file has changed or it would have no page. */
  async write(request: unknown): Promise<WrittenEntry> {
    const { id, version, text: sent } = objectOf(request);
    const { store } = this.#server;
    const entry = this.#entry(id);
    const text = this.#text(sent);
    const checked = await this.#checked(entry, text);
    if (!checked.hasPage) {
      const [first] = checked.problems.filter(({ why }) => why === undefined);
      const said = first ? ` ${first.where}: ${first.message}` : "";
      throw new Answer(422, `It would have no page.${said}`);
    }
    try {
      return { ...store.write(entry.file, text, String(version)), ...checked };
    } catch (error) {
      if (error instanceof Changed) throw new Answer(409, error.message);
      throw error;
    }
  }

  /** Makes a draft, as `pnpm new` does. */
  add(request: unknown): { readonly path: string } {
    const { kind, name } = objectOf(request);
    const chosen = kinds.find((each) => each === kind);
    if (!chosen || typeof name !== "string" || name.trim() === "" || name.length > 200) {
      throw new Answer(400, "Say what it is and what it is called.");
    }
    if (language !== site.settings.languages[0]) {
      throw new Answer(422, "New ones are made in the site's first language, and then translated.");
    }
    try {
      const { file, text, path } = newEntry(chosen, name.trim(), { service: serviceIds[0] });
      if (Object.values(paths).some((page) => page.path === path))
        throw new UsageError(`There is already a page ${path}.`);
      const added = join(wordsFolder, file);
      this.#server.store.add(added, text);
      this.#server.onAdded(added);
      return { path };
    } catch (error) {
      if (error instanceof UsageError) throw new Answer(422, error.message);
      if (error instanceof Changed) throw new Answer(409, "There is already one with this name.");
      throw error;
    }
  }
}

/** The requests about articles, cases and landing pages. */
export function ofEntryFiles(server: Server): Answers {
  const entries = new EntryFiles(server);
  return {
    "entry-file": (request) => entries.open(request),
    "entry-file-check": (request) => entries.check(request),
    "entry-file-write": (request) => entries.write(request),
    "entry-file-new": (request) => entries.add(request),
  };
}
