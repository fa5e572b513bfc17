import { addEntry, type Checkout } from "./edit.ts";
import { code, each, quoted, say, slugOf, today, UsageError, wordsFolder } from "./names.ts";

const file = `${wordsFolder}/openings.ts`;

/** Adds a job opening. Its page, the careers page and its form follow from the list. */
export function newOpening(checkout: Checkout, title: string): void {
  const id = slugOf(title);
  if (checkout.read(file).includes(`id: ${quoted(id)}`)) {
    throw new UsageError(`There is an opening called “${title}” already.`);
  }
  const points = (what: string) => each(5, (nth) => say(`The ${nth} ${what} of ${title}`));
  const opening = {
    id,
    title,
    department: say("Department"),
    location: say("Where"),
    type: say("Full-time or part-time"),
    description: say(`What a ${title} does here, in two sentences.`),
    requirements: points("requirement"),
    responsibilities: points("responsibility"),
    posted: today(),
  };
  checkout.edit(file, (text) => addEntry(text, "openings", `  ${code(opening, 2)},`));
}
