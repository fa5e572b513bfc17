/** Letters that Unicode normalisation does not decompose. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  ς: "σ",
};

/** Digit zero of the scripts whose numbers are also typed with European digits. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6];

const digit = (letter: string): string => {
  const code = letter.charCodeAt(0);
  const zero = zeros.find((each) => code >= each && code < each + 10);
  return zero === undefined ? letter : String(code - zero);
};

/**
 * More marks on one letter than any language uses: Unicode's limit for stream-safe text (UAX #15,
 * "Stream-Safe Text Format"). Sorting many marks takes quadratic time.
 */
const piledUp = /(\p{M}{30})\p{M}+/gu;

/** Marks that people leave out when they type. */
const marks =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;

/** Signs that people leave out, or that stretch a word. */
const leftOut = /[\u093C\u0640\p{Cf}\p{Variation_Selector}]/gu;

/**
 * A text normalised for what people type in different ways: case, accents, quotes, invisible
 * characters.
 */
function folded(text: string): string {
  return text
    .replace(piledUp, "$1")
    .normalize("NFKD")
    .toLowerCase()
    .replace(marks, "$1")
    .replace(leftOut, "")
    .replace(/[ßæœøłđıς]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(/\p{Nd}/gu, digit)
    .replace(/[’‘‛ʼ′`´]/g, "'")
    .replace(/\p{Pd}/gu, "-")
    .replace(/["\p{Pi}\p{Pf}„‟]/gu, " ")
    .normalize("NFC");
}

/** A number of at least seven digits, as people write phone numbers. */
const longNumber = /\+?\(?\d(?:[\s().\-/]{0,3}\d){6,}/g;

/** Its digits, without the leading zeros of a country or area code. */
const digitsOf = (number: string): string => number.replace(/\D/g, "").replace(/^0+/, "");

/** A word without the characters that people leave out or use to join words. */
const joined = (word: string): string =>
  word.replace(/(?<=[\p{L}\p{M}\p{N}])['-](?=[\p{L}\p{N}])/gu, "");

/** The searchable form of a text: all of its spellings. */
export function searchedText(text: string): string {
  const plain = folded(text);
  const numbers = (plain.match(longNumber) ?? []).map(digitsOf);
  return [plain, joined(plain), ...numbers].join("\n");
}

/**
 * Parses a search query.
 * @returns whether a text of {@link searchedText} has all of its words, in any order
 */
export function wordSearch(query: string): (searched: string) => boolean {
  const plain = folded(query);
  const number = plain.replace(longNumber, digitsOf);
  const ways = [...new Set([plain, number])].map((way) => way.split(/\s+/).filter(Boolean));
  return (searched) =>
    ways.some((words) =>
      words.every((word) => searched.includes(word) || searched.includes(joined(word))),
    );
}
