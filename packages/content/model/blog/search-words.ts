/** Letters that no normalization takes apart. */
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
 * More marks on one letter than any language writes: Unicode's limit for texts that are handled in
 * parts (UAX #15, "Stream-Safe Text Format"). To sort a pile of marks takes time that grows with
 * its square.
 */
const piledUp = /(\p{M}{30})\p{M}+/gu;

/** Marks that people leave out when they type. */
const marks =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;

/** Signs that people leave out, or that stretch a word. */
const leftOut = /[\u093C\u0640\p{Cf}\p{Variation_Selector}]/gu;

/** A text without what people type in different ways: case, accents, quotes, invisible signs. */
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

/** A number of at least seven digits, as people write those of telephones. */
const longNumber = /\+?\(?\d(?:[\s().\-/]{0,3}\d){6,}/g;

/** Its digits, without the zeros that stand for a country or a region. */
const digitsOf = (number: string): string => number.replace(/\D/g, "").replace(/^0+/, "");

/** A word without the signs that people leave out or write as one word. */
const joined = (word: string): string =>
  word.replace(/(?<=[\p{L}\p{M}\p{N}])['-](?=[\p{L}\p{N}])/gu, "");

/** What a search looks through: a text in each of its spellings. */
export function searchedText(text: string): string {
  const plain = folded(text);
  const numbers = (plain.match(longNumber) ?? []).map(digitsOf);
  return [plain, joined(plain), ...numbers].join("\n");
}

/**
 * Reads what somebody searches for.
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
