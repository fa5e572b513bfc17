import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { promises } from "@site/words/claims";

/**
 * A placeholder for a fact in an article, such as `{company.name}` or `{promises.quote}`, so that
 * the article follows `facts/company.ts` and `claims.ts`.
 */
const facts: Readonly<Record<string, string>> = {
  "{company.name}": company.name,
  "{company.city}": company.city,
  ...(company.phone && { "{company.phone}": company.phone.display }),
  "{company.email}": mailboxes.hello.address,
  ...Object.fromEntries(
    Object.entries(promises).map(([name, text]) => [`{promises.${name}}`, text]),
  ),
};

/** The placeholders that an article may have. */
export const factNames: readonly string[] = Object.keys(facts);

/** A token that represents a fact. */
const token = /\{(?:company|promises)\.[A-Za-z]+\}/g;

/** The error for a text with a placeholder that could not be filled in. */
export function missingFact(text: string): string | undefined {
  const [missing] = text.match(token) ?? [];
  return (
    missing &&
    `asks for ${missing}, which neither facts/company.ts nor claims.ts has. Leave it out, or use one of: ${factNames.join(", ")}.`
  );
}

/** The two parts of an article's file. */
export interface ArticleSource {
  /** YAML. */
  readonly frontmatter: string;
  /** Markdown. */
  readonly body: string;
}

/**
 * Splits an article's file and fills in the company's facts; undefined if it has no front matter.
 */
export function splitArticle(text: string): ArticleSource | undefined {
  const filled = text.replace(token, (fact) => facts[fact] ?? fact);
  const [, frontmatter, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(filled) ?? [];
  return frontmatter === undefined || body === undefined ? undefined : { frontmatter, body };
}
