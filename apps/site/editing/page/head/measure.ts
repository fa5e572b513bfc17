import { lengths } from "@kolam/content/model/pages/search-words";
import { DESCRIPTION_MAX_WIDTH, TITLE_MAX_WIDTH } from "@kolam/seo-audit/limits";
import {
  cutToWidth,
  DESCRIPTION_FONT_SIZE,
  TITLE_FONT_SIZE,
  textWidth,
} from "@kolam/seo-audit/text-width";

/** A title or a description as search results show it. */
export interface Measured {
  /** As it is shown: cut, if it is too wide. */
  readonly shown: string;
  readonly characters: number;
  /** In pixels, with the most that are shown. */
  readonly width: number;
  readonly most: number;
  /** What is wrong with its length; empty if nothing is. */
  readonly problem: string;
}

const sizes = {
  title: { font: TITLE_FONT_SIZE, most: TITLE_MAX_WIDTH },
  description: { font: DESCRIPTION_FONT_SIZE, most: DESCRIPTION_MAX_WIDTH },
} as const;

function problemOf(characters: number, isCut: boolean, [least, most]: readonly [number, number]) {
  if (characters < least)
    return `Too short: search engines replace it. Write at least ${least} characters.`;
  if (characters > most)
    return `Too long: search engines cut it. Write at most ${most} characters.`;
  return isCut ? "Too wide: search engines cut it." : "";
}

export function measured(what: keyof typeof sizes, text: string): Measured {
  const { font, most } = sizes[what];
  const characters = [...text].length;
  const { text: shown, cut } = cutToWidth(text, font, most);
  const problem = problemOf(characters, cut, lengths[what]);
  return { shown, characters, width: Math.round(textWidth(text, font)), most, problem };
}
