import { anyNumber } from "@kolam/site/testing/any-number.tsx";
import { checkWords, onPage } from "@kolam/site/testing/page-story.tsx";
import { webDevelopment } from "@site/words/services/web-development/page";
import { Budget } from "./budget.tsx";
import { WebDevelopmentPage } from "./web-development-page.tsx";

export default {
  title: "Pages/Web development",
  component: WebDevelopmentPage,
  ...onPage("web-development"),
};

/** Six offerings, a performance budget, and what is handed over. */
export const Page = {
  play: checkWords(webDevelopment, ["figures"]),
};

export const AnyNumberOfBudget = anyNumber(webDevelopment.budget, (words) => (
  <Budget words={words} />
));
