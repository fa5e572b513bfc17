import { parseFragment } from "parse5";
import { normalized } from "../page/normalized.ts";
import { type PageModel, perPage } from "../page/page-model.ts";
import { withPlainNumbers } from "../page/plain-numbers.ts";
import type { TypedEntity } from "../page/structured-data.ts";
import { textOf } from "../page/text-gatherer.ts";
import { withoutTrailing } from "../page/trailing.ts";

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
/** Longer ones are no prices. */
const MAX_PRICE = 30;
/** Sums are often rounded and shortened: 4.5 lakh, 25k, 1.2 million. In the normal form NFKC. */
const SHORTENED =
  /(?<!\d)(\d[\d.,]{0,20})\s?(?:k|m|lakh|lac|crore|cr|million|thousand|tsd|mio|हज़ार|लाख|करोड़|ألف|مليون)/gu;

/** Without the differences that Unicode, capitals and the digits of a script make. */
const plainOf = (text: string) => withPlainNumbers(normalized(text, "NFKC").toLowerCase());

/** Letters and digits alone, since marks and spaces differ between page and markup. */
const lettersOf = (plain: string) => plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/** The digits of a number that say how much it is of a thousand, a lakh or a million. */
const leadingDigits = (number: string) => withoutTrailing(number.replace(/[.,]/g, ""), "0");

/** A price without the zeros that say nothing: 1234.50 is 1234.5. */
const shortest = (price: string) =>
  price.includes(".") ? withoutTrailing(withoutTrailing(price, "0"), ".") : price;

const onPage = perPage((page: PageModel) => {
  const texts = [...page.blocks.map(({ text }) => text), ...page.hiddenTexts];
  const plain = plainOf(texts.join(" "));
  return {
    letters: lettersOf(plain),
    /** With numbers as a program writes them: 1,80,000 is 180000. */
    numbers: plain.replace(/(?<=\d)[\s,.’'](?=\d\d)/g, ""),
    plain,
    shortened: new Set(
      Array.from(plain.matchAll(SHORTENED), ([, number = ""]) => leadingDigits(number)),
    ),
  };
});

/** The text of a value, which may hold HTML. */
function plainTextOf(value: string): string {
  const start = value.slice(0, MAX_READ);
  return /[<&]/.test(start) ? textOf(parseFragment(start)) : start;
}

function isPriceOnPage(page: PageModel, price: string): boolean {
  const { numbers, plain, shortened } = onPage(page);
  if (price.length > MAX_PRICE) return plain.includes(price);
  const amount = shortest(price);
  if (amount === "0" || plain.includes(amount)) return true;
  // A point or comma before two digits may be that of the cents.
  if (numbers.includes(amount) || numbers.includes(amount.replace(".", ""))) return true;
  return shortened.has(leadingDigits(amount));
}

/** The values of an entity that a reader does not find on the page. */
export function notOnPage(page: PageModel, { types, entity }: TypedEntity): string[] {
  const texts = types
    .flatMap((type) => (Object.hasOwn(QUOTED, type) ? QUOTED[type] : []) ?? [])
    .map((name) => entity[name])
    .filter((value) => typeof value === "string");
  const lost = texts.filter((text) => {
    const letters = lettersOf(plainOf(plainTextOf(text))).slice(0, MAX_COMPARED);
    return !onPage(page).letters.includes(letters);
  });
  const prices = PRICED.map((name) => entity[name])
    .filter((value) => typeof value === "string" || typeof value === "number")
    .map((price) => String(price).trim())
    .filter((price) => /^\d/.test(price) && !isPriceOnPage(page, price));
  return [...lost, ...prices];
}
