import { articleFields } from "./article-frontmatter.ts";
import { articleTags } from "./article-tags.ts";
import { caseFields } from "./case-frontmatter.ts";
import { caseTags } from "./case-tags.ts";
import { awaitedIn, type ContentFile, slugOfFile, todayInUtc } from "./content-files.ts";
import { readContent } from "./content-lists.ts";
import type { FieldRules } from "./field-rules.ts";
import { landingFields } from "./generate-landing.ts";
import { landingTags } from "./landing-tags.ts";
import type { EntryKind } from "./new-entry.ts";
import { entryKinds } from "./new-entry.ts";
import { type FileProblem, FilesError } from "./problems.ts";
import type { TagRules } from "./section-tags.ts";

/** The fields and the sections that each kind of entries may have. */
export const entryRules: Readonly<
  Record<EntryKind, { readonly fields: FieldRules; readonly tags: TagRules }>
> = {
  article: { fields: articleFields, tags: articleTags },
  case: { fields: caseFields, tags: caseTags },
  landing: { fields: landingFields, tags: landingTags },
};

/** The files of all entries, by their folders. */
export type EntryFiles = Parameters<typeof readContent>[0];

/** The build's messages about an entry. */
export interface CheckedEntry {
  /** Why it may not go online, and as advice what could be better. */
  readonly problems: readonly Pick<FileProblem, "where" | "line" | "message" | "why">[];
  /** Whether it has a page; a draft has one as long as its fields can be used. */
  readonly hasPage: boolean;
}

/** The build's messages if a file had the given content. */
export function checkEntry(files: EntryFiles, kind: EntryKind, file: ContentFile): CheckedEntry {
  const { folder } = entryKinds[kind];
  const others = files[folder].filter(({ name }) => name !== file.name);
  const found: FileProblem[] = [];
  let hasPage = false;
  let isRead = true;
  try {
    const content = readContent(
      { ...files, [folder]: [...others, file] },
      {
        all: true,
        onDraftProblems: ({ problems }) => found.push(...problems),
        onAdvice: (advice) => found.push(...advice),
      },
    );
    const slugs = {
      articles: content.articles.map(({ slug }) => slug),
      cases: content.cases.map(({ id }) => id),
      landing: content.landing.map(({ slug }) => slug),
    };
    hasPage = slugs[folder].includes(slugOfFile(file));
  } catch (error) {
    if (!(error instanceof FilesError)) throw error;
    found.push(...error.problems);
    isRead = false;
  }
  const own = found.filter((one) => one.folder === folder && one.file === file.name);
  // Such as a title that both have, which is told of one of them.
  const withOthers = found.filter(
    (one) => one.folder === folder && one.file !== file.name && one.message.includes(file.name),
  );
  const problems: CheckedEntry["problems"] = [
    ...own.map(({ where, line, message, why }) => ({
      where,
      ...(line && { line }),
      message,
      ...(why && { why }),
    })),
    ...withOthers.map((one) => ({ where: `${one.file}, ${one.where}`, message: one.message })),
  ];
  if (!isRead) {
    // A mistake in another file is no reason to reject this one.
    const isDraft = awaitedIn(file, todayInUtc()) === "draft";
    hasPage = isDraft || problems.every(({ why }) => why !== undefined);
  }
  return { problems, hasPage };
}
