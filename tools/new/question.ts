import type { Checkout } from "./edit.ts";
import { code, quoted, slugOf, toReplace, UsageError, wordsFolder } from "./names.ts";
import { changeTranslations } from "./other-languages.ts";

/** The file with the questions of a page. */
function fileOf(checkout: Checkout, page: string): string {
  const file = [`${wordsFolder}/services/${page}/page.ts`, `${wordsFolder}/pages/${page}.ts`].find(
    (path) => checkout.exists(path) && hasQuestions(checkout.read(path)),
  );
  if (file !== undefined) return file;
  throw new UsageError(
    `The page “${page}” has no questions. Name one that has: --page contact, or a service such as --page seo.`,
  );
}

const opening = /^ {2}(?:questions|faq): \{$/m;
const hasQuestions = (text: string) => opening.test(text);

/** Adds a question at the end of a page's questions, in every language that has the page. */
export function newQuestion(checkout: Checkout, question: string, page: string): void {
  const file = fileOf(checkout, page);
  const id = slugOf(question).split("-").slice(0, 5).join("-");
  if (checkout.read(file).includes(`id: ${quoted(id)}`)) {
    throw new UsageError(`${file} has a question with the id ${id} already.`);
  }
  const entry = { id, question, answer: toReplace(`The answer to “${question}”`) };
  const added = (text: string) => {
    const start = opening.exec(text)?.index;
    if (start === undefined) return text;
    const end = text.indexOf("\n    ],", start);
    return `${text.slice(0, end)}\n      ${code(entry, 6)},${text.slice(end)}`;
  };
  checkout.edit(file, added);
  changeTranslations(checkout, file, added);
}
