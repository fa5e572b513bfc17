import { parseFragment } from "parse5";
import { type PageModel, perPage } from "../page/page-model.ts";
import type { TypedEntity } from "../page/structured-data.ts";
import { textOf } from "../page/text-gatherer.ts";

/** What a reader should find on the page, word for word, in the entities of each type. */
const QUOTED: Readonly<Record<string, readonly string[]>> = {
  Question: ["name"],
  Answer: ["text"],
  Review: ["reviewBody"],
};
const PRICED = ["price", "lowPrice", "minPrice"] as const;
/** Longer texts are compared by their beginning. */
const MAX_COMPARED = 300;
/** So much of a text may hold markup before that. */
const MAX_READ = 2_000;
/** Sums are often rounded and shortened: 4.5 lakh, 25k, 1.2 million. */
const SHORT = String.raw`\s?(?:k|m|lakh|lac|crore|cr|million|thousand|tsd|mio|हज़ार|लाख|करोड़|ألف|مليون)`;

/** Letters and digits alone, since marks and spaces differ between page and markup. */
const lettersOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

const onPage = perPage((page: PageModel) => {
  const texts = [...page.blocks.map(({ text }) => text), ...page.hiddenTexts];
  const joined = texts.join(" ");
  return {
    letters: lettersOf(joined),
    /** With numbers as a program writes them: 1,80,000 is 180000. */
    numbers: joined.replace(/(?<=\d)[\s,.’'\u00a0\u202f](?=\d{2,3}(?!\d*[\p{L}]))/gu, ""),
    plain: joined.toLowerCase(),
  };
});

/** The text of a value, which may hold HTML. */
function plainTextOf(value: string): string {
  const start = value.slice(0, MAX_READ);
  return /[<&]/.test(start) ? textOf(parseFragment(start)) : start;
}

function isPriceOnPage(page: PageModel, price: string): boolean {
  const { numbers, plain } = onPage(page);
  const amount = price.trim().replace(/\.0+$/, "");
  if (amount === "0") return true;
  if (numbers.includes(amount.replace(".", "")) || plain.includes(amount)) return true;
  const digits = amount.replace(/\D/g, "").replace(/0+$/, "");
  const spaced = [...digits].join("[.,]?");
  return new RegExp(`(?<!\\d)${spaced}${SHORT}`, "u").test(plain);
}

/** The values of an entity that a reader does not find on the page. */
export function notOnPage(page: PageModel, { types, entity }: TypedEntity): string[] {
  const texts = types
    .flatMap((type) => (Object.hasOwn(QUOTED, type) ? QUOTED[type] : []) ?? [])
    .map((name) => entity[name])
    .filter((value) => typeof value === "string");
  const lost = texts.filter((text) => {
    const letters = lettersOf(plainTextOf(text)).slice(0, MAX_COMPARED);
    return !onPage(page).letters.includes(letters);
  });
  const prices = PRICED.map((name) => entity[name])
    .filter((value) => typeof value === "string" || typeof value === "number")
    .map(String)
    .filter((price) => /^\s*\d/.test(price) && !isPriceOnPage(page, price));
  return [...lost, ...prices];
}
