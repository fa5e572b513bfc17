import { titleOf } from "./page-facts.ts";
import { type PageModel, perPage } from "./page-model.ts";
import { lengthInWords, textFigures } from "./words.ts";

/** A page with scripts and fewer words than this shows little more than "Loading". */
const MIN_WORDS = 30;
const MAX_ELEMENTS = 50;

/** A policy about cookies says more than a question about them. */
const MAX_CONSENT_WORDS = 400;
/** The part of the words that are about cookies; a notice on an ordinary page is less. */
const CONSENT_SHARE = 0.4;
const COOKIES = /cookie|consent|einwillig|कुकी|सहमति|تعريف الارتباط|الموافقة/i;
const ASKS = /cookie|consent|before you continue|bevor (?:sie|du)|einwillig|कुकी|الارتباط/i;

function asksAboutCookies(page: PageModel): boolean {
  const about = page.blocks.filter(({ text }) => COOKIES.test(text));
  if (about.length === 0) return false;
  const lengthOf = (blocks: PageModel["blocks"]) =>
    blocks.reduce((sum, { text }) => sum + lengthInWords(text), 0);
  const words = lengthOf(page.blocks);
  if (words > MAX_CONSENT_WORDS) return false;
  const names = [titleOf(page)?.text ?? "", ...page.headings.map(({ text }) => text)];
  const isNamed = names.some((name) => ASKS.test(name)) && page.headings.length < 4;
  return (
    page.url?.hostname.startsWith("consent.") || isNamed || lengthOf(about) >= words * CONSENT_SHARE
  );
}

/**
 * What stands in place of a page's content: a frame that scripts would fill, or a question about
 * cookies; `null` on any other page.
 */
export const shellOf = perPage((page): "scripts" | "consent" | null => {
  const { words } = textFigures(page);
  const isEmpty = words < MIN_WORDS && page.tally.elements < MAX_ELEMENTS;
  if (isEmpty && page.scripts.length > 0) return "scripts";
  return asksAboutCookies(page) ? "consent" : null;
});
