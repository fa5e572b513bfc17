import { quote } from "@site/words/pages/quote";
import { checkWords, onPage } from "../../testing/page-story.tsx";
import { QuotePage } from "./quote-page.tsx";

export default { title: "Pages/Quote", component: QuotePage, ...onPage("quote") };

/** The wizard at its first step. Its other steps and states are under Site/Forms. */
export const Page = {
  play: checkWords(quote, ["confirmation"]),
};
