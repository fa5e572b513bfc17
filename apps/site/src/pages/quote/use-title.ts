import { withLabel } from "@kolam/content/model/basics/lists";
import { withoutSoftHyphens } from "@kolam/content/model/basics/soft-hyphens";
import { titled } from "@kolam/content/model/pages/search-words";
import { quoteSteps, wizardWords } from "@site/texts/pages/quote";
import { quote } from "@site/words/pages/quote";
import { useEffect } from "react";
import { wordsOfPage } from "../../seo/page-words.ts";
import { stepCount } from "./steps.ts";

/** What the page shows: a step of the wizard, counted from 1, or the confirmation. */
type Shown = number | "sent";

function titleOf(shown: Shown): string {
  if (shown === "sent") return titled(quote.confirmation.title);
  const { title } = wordsOfPage("quote");
  const step = quoteSteps[shown - 1];
  if (shown === 1 || !step) return title;
  return `${withLabel(wizardWords.position(shown, stepCount), step.title)} | ${title}`;
}

/**
 * Sets the document's title to what is shown, so that tabs and the history tell it apart. The first
 * step has the title of the page. An anchor that is no step changes nothing.
 */
export function useTitle(shown: Shown | undefined): void {
  useEffect(() => {
    if (shown !== undefined) document.title = withoutSoftHyphens(titleOf(shown));
  }, [shown]);
}
