import { addEntry, type Checkout } from "./edit.ts";
import { placeholder, quoted, slugOf, UsageError } from "./names.ts";

const file = "packages/content/src/openings.ts";
const ordinals = ["first", "second", "third", "fourth", "fifth"];

/** Adds a job opening. The careers page and its form follow from the list. */
export function newOpening(checkout: Checkout, title: string): void {
  const id = slugOf(title);
  if (checkout.read(file).includes(`id: ${quoted(id)}`)) {
    throw new UsageError(`There is an opening called “${title}” already.`);
  }
  const points = (what: string) =>
    ordinals.map((nth) => `      ${quoted(`${placeholder} The ${nth} ${what} of ${title}`)},`);
  checkout.edit(file, (text) =>
    addEntry(
      text,
      "openings",
      `  {
    id: ${quoted(id)},
    title: ${quoted(title)},
    department: "Engineering",
    location: "Remote / Hybrid",
    type: "Full-time",
    description:
      ${quoted(`${placeholder} What a ${title} does here, in two sentences.`)},
    requirements: [
${points("requirement").join("\n")}
    ],
    responsibilities: [
${points("responsibility").join("\n")}
    ],
  },`,
    ),
  );
}
