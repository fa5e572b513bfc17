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

/** The scripts that put no spaces between words. */
const spaceless =
  /(?=[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\P{M}/gu;

/** Each letter of these scripts as a word, since the index only finds prefixes of words. */
const spaced = (text: string): string => text.replace(spaceless, " $&");

/** The longest phone number (E.164), with room for dialling prefixes. */
const longestNumber = 20;

/** How many ends of numbers of one text are indexed: enough for a list of a thousand people. */
const mostEnds = 10_000;

/** The ends of a number that are long enough to be searched for. */
function* endsOf(digits: string): Generator<string> {
  for (let from = 0; from + 7 <= digits.length; from += 1)
    yield digits.slice(from, from + longestNumber);
}

/** The ends of all numbers of a text. */
function numberEnds(text: string): string[] {
  const ends: string[] = [];
  for (const [number] of text.matchAll(longNumber)) {
    for (const end of endsOf(digitsOf(number))) {
      if (ends.length === mostEnds) return ends;
      ends.push(end);
    }
  }
  return ends;
}

/** The words under which the index finds a text, in all spellings. */
export function indexedWords(text: string): string {
  const plain = folded(text);
  const inOne = plain.split(/\s+/).filter((word) => joined(word) !== word);
  return spaced([plain, ...inOne.map(joined), ...numberEnds(plain)].join("\n"));
}

/** A word quoted for FTS5, where nothing in it then has a meaning. `*` allows for more letters. */
const quoted = (word: string): string => `"${spaced(word).trim()}"*`;

/**
 * The query of FTS5 that finds the texts with all of these words, in any order; "" if there is
 * nothing to find. The last letters of a word may be missing.
 */
export function matchOf(query: string): string {
  // A NUL would end the query.
  const plain = folded(query).replaceAll("\0", " ");
  const number = plain.replace(longNumber, digitsOf);
  const ways = [...new Set([plain, number])].map((way) =>
    way
      .split(/\s+/)
      // A word without letters and digits has no tokens, and would match nothing.
      .filter((word) => /[\p{L}\p{M}\p{N}]/u.test(word))
      .map((word) => `(${[...new Set([word, joined(word)])].map(quoted).join(" OR ")})`)
      .join(" AND "),
  );
  return ways
    .filter(Boolean)
    .map((way) => `(${way})`)
    .join(" OR ");
}
