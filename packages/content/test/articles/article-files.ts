import { articleAuthors, articleCategories } from "@site/words/authors-and-categories";
import { photos } from "@site/words/photos";
import type { ContentFile } from "../../build/content-files.ts";
import { readArticles } from "../../build/generate-articles.ts";
import { listed } from "../../build/problems.ts";

const fields: Readonly<Record<string, string>> = {
  title: "A title of ordinary length",
  description:
    "A description that is long enough for a search engine to show in full, and short enough not to be cut off by it.",
  excerpt: "An excerpt that a card on the blog list shows, of two or three lines, and no longer.",
  category: JSON.stringify(articleCategories[0]),
  date: "2025-03-04",
  updated: "2025-03-04",
  author: JSON.stringify(Object.keys(articleAuthors)[0]),
  photo: JSON.stringify(Object.keys(photos)[0]),
  tags: "[One, Two]",
  keywords: "[first, second, third]",
};

/** A body of `count` words, including the two of its heading. */
export function bodyOf(count: number, before = ""): string {
  return `${before}\n\n## The heading\n\n${"word ".repeat(count - 2).trim()}\n`;
}

/** A valid article file. `changes` replaces some of its fields; `undefined` leaves a field out. */
export function articleFile(
  changes: Readonly<Record<string, string | undefined>> = {},
  body = bodyOf(800),
  name = "an-article.mdx",
): ContentFile {
  const lines = Object.entries({ ...fields, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${value}`);
  return { name, text: `---\n${lines.join("\n")}\n---\n${body}` };
}

/** The error message about these files, or else the advice on them; empty if there is neither. */
export function problemsOf(...files: ContentFile[]): string {
  let told = "";
  try {
    readArticles(files, ["/", "/quote"], {
      onAdvice: (advice) => {
        told = ["Advice:", ...listed(advice)].join("\n");
      },
    });
    return told;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
