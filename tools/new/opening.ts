import { addEntry, type Checkout } from "./edit.ts";
import { code, each, quoted, slugOf, today, toReplace, UsageError, wordsFolder } from "./names.ts";

const file = `${wordsFolder}/openings.ts`;

/** Adds a job opening. Its page, the careers page and its form follow from the list. */
export function newOpening(checkout: Checkout, title: string): void {
  const id = slugOf(title);
  if (checkout.read(file).includes(`id: ${quoted(id)}`)) {
    throw new UsageError(`There is an opening called “${title}” already.`);
  }
  const points = (what: string) => each(5, (nth) => toReplace(`The ${nth} ${what} of ${title}`));
  const opening = {
    id,
    title,
    department: toReplace("Department"),
    location: toReplace("Where"),
    type: toReplace("Full-time or part-time"),
    description: toReplace(`What a ${title} does here, in two sentences.`),
    requirements: points("requirement"),
    responsibilities: points("responsibility"),
    posted: today(),
  };
  checkout.edit(file, (text) => addEntry(text, "openings", `  ${code(opening, 2)},`));
}
