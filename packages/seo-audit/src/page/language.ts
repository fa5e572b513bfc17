import { setOf } from "../set-of.ts";
import { type PageModel, perPage, type TextBlock } from "./page-model.ts";
import { contentBlocks, primary, wordsOf } from "./words.ts";

/**
 * English words that other languages do not have, or rarely. In running English text they are well
 * over a third of the short words.
 */
const ENGLISH = setOf(
  "a all and are be by can for from have how if it its not of our she that the them they this to was we what when who will with you your",
);
/** Percent of the words of up to four letters. Hungarian, the nearest, has about 24; English 33 to 55. */
const MIN_ENGLISH = 28;
/** The same on a page that declares another language: one with long quotations has about 35. */
const MIN_UNDECLARED = 40;
/** Words of up to four letters; in fewer, the share would be mostly chance. */
const MIN_SHORT_WORDS = 25;
const MAX_SAMPLE = 2_000;

/** The primary language subtag, in lower case; empty when the page declares none. */
export function languageOf(page: PageModel): string {
  return primary(page.lang.value ?? "");
}

/**
 * Whether the page's text is English: it must look so, regardless of what the page declares. If
 * there is too little text, the declaration is trusted.
 */
export const readsAsEnglish = perPage((page) => {
  const language = languageOf(page);
  if (language !== "en" && language !== "") return false;
  return looksEnglish(contentBlocks(page)) ?? language === "en";
});

/** `null` for too little text. */
function looksEnglish(blocks: readonly TextBlock[], percent = MIN_ENGLISH): boolean | null {
  let words = 0;
  let short = 0;
  let english = 0;
  let foreign = 0;
  for (const { text } of blocks) {
    for (const word of wordsOf(text)) {
      words += 1;
      if (/[^\p{Script=Latin}\p{N}\p{P}]/u.test(word)) foreign += 1;
      else if (word.length <= 4 && /^\p{L}+$/u.test(word)) {
        short += 1;
        if (ENGLISH.has(word.toLowerCase())) english += 1;
      }
    }
    if (words > MAX_SAMPLE) break;
  }
  if (foreign * 4 > words) return false;
  return short < MIN_SHORT_WORDS ? null : english * 100 > short * percent;
}

/** Letters in the page's language; in fewer, names and figures may outweigh the text. */
const MIN_LETTERS = 200;
/** Percent of the letters that are in the language's own script; names and terms may be in another. */
const MIN_OWN_SCRIPT = 30;
/** Languages that are written in several scripts side by side, by the name of their own. */
const MIXED_SCRIPTS: Readonly<Record<string, string>> = {
  Hans: "\\p{Script=Han}",
  Hant: "\\p{Script=Han}",
  Jpan: "\\p{Script=Han}\\p{Script=Hira}\\p{Script=Kana}",
  Kore: "\\p{Script=Hang}\\p{Script=Han}",
};

/**
 * Languages of which each page is in one script or another, as its country or its readers have it,
 * unless their tag names it: Serbian, Uzbek, Punjabi and others.
 */
const SEVERAL_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  az: ["Latn", "Cyrl", "Arab"],
  bs: ["Latn", "Cyrl"],
  ha: ["Latn", "Arab"],
  kk: ["Cyrl", "Latn", "Arab"],
  ks: ["Arab", "Deva"],
  ku: ["Latn", "Arab"],
  ky: ["Cyrl", "Arab", "Latn"],
  mn: ["Cyrl", "Mong"],
  ms: ["Latn", "Arab"],
  pa: ["Guru", "Arab"],
  sd: ["Arab", "Deva"],
  sh: ["Latn", "Cyrl"],
  sr: ["Cyrl", "Latn"],
  tg: ["Cyrl", "Arab"],
  tk: ["Latn", "Cyrl"],
  tt: ["Cyrl", "Latn"],
  ug: ["Arab", "Cyrl", "Latn"],
  uz: ["Latn", "Cyrl"],
};

const lettersOf = (script: string) => MIXED_SCRIPTS[script] ?? `\\p{Script=${script}}`;

/** The letters of a language's script, or of all that it may be in. */
function scriptOf(tag: string): RegExp | null {
  try {
    const named = new Intl.Locale(tag);
    const { script = "Latn" } = named.maximize();
    const several = named.script === undefined ? SEVERAL_SCRIPTS[named.language] : undefined;
    return new RegExp(`[${(several ?? [script]).map(lettersOf).join("")}]`, "gu");
  } catch {
    return null;
  }
}

/**
 * In which language the text is that is not marked as another, if that is not the declared one:
 * English, or one in another script. Two languages of one script are not told apart but for English.
 */
export function otherLanguage(page: PageModel): "en" | "other" | undefined {
  const language = languageOf(page);
  const script = scriptOf(page.lang.value?.trim() ?? "");
  if (script === null) return undefined;
  const blocks = contentBlocks(page).filter((block) => block.language === language);
  let letters = 0;
  let own = 0;
  for (const { text } of blocks) {
    const sample = text.slice(0, MAX_SAMPLE * 5);
    letters += sample.match(/\p{L}/gu)?.length ?? 0;
    own += sample.match(script)?.length ?? 0;
    if (letters > MAX_SAMPLE * 5) break;
  }
  if (letters < MIN_LETTERS) return undefined;
  const english = language !== "en" && looksEnglish(blocks, MIN_UNDECLARED) === true;
  if (own * 100 < letters * MIN_OWN_SCRIPT) return english ? "en" : "other";
  return english ? "en" : undefined;
}
