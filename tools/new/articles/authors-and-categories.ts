import { slugOf } from "@kolam/content/slug";
import { articleAuthors, articleCategories } from "@site/words/authors-and-categories";
import { addEntry, type Checkout } from "../edit.ts";
import { keyOf, quoted, toReplace, wordsFolder } from "../names.ts";

const file = `${wordsFolder}/authors-and-categories.ts`;

const categories: readonly string[] = articleCategories;

/** The categories of the site, and those that an import adds. */
export class Categories {
  readonly added: string[] = [];

  get all(): readonly string[] {
    return [...categories, ...this.added];
  }

  /** The category of this name, or the last one of the site for an article without any. */
  named(name: string | undefined): string {
    if (name === undefined) return categories.at(-1) ?? "";
    const known = this.all.find((one) => one.toLowerCase() === name.toLowerCase());
    if (!known) this.added.push(name);
    return known ?? name;
  }

  write(checkout: Checkout): void {
    if (this.added.length === 0) return;
    const list = /(const articleCategories\b[^[]*\[)([\s\S]*?),?(\s*\])/;
    checkout.edit(file, (text) =>
      text.replace(list, (_, open: string, items: string, close: string) => {
        const names = this.added.map((name) => `  ${quoted(name)},`).join("\n");
        return `${open}${items}${items.trim() ? "," : ""}\n${names}${close.trimStart()}`;
      }),
    );
  }
}

/** The authors of the site, and those that an import adds, by their keys. */
export class Authors {
  readonly added = new Map<string, string>();

  /** The key of the author of this name. */
  named(login: string, name: string): string {
    const known = Object.entries<{ readonly name: string }>(articleAuthors);
    const own = known.find(([key, author]) => key === slugOf(login) || author.name === name);
    if (own) return own[0];
    const key = slugOf(login) || slugOf(name) || "author";
    this.added.set(key, name || login || key);
    return key;
  }

  write(checkout: Checkout): void {
    for (const [key, name] of this.added) {
      const entry = `  ${keyOf(key)}: {
    name: ${quoted(name)},
    team: ${quoted(name)},
    about: ${quoted(toReplace(`Who ${name} is.`))},
  },`;
      checkout.edit(file, (text) => addEntry(text, "articleAuthors", entry));
    }
  }
}
