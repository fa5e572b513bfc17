import { anyNumber } from "@kolam/site/testing/any-number.tsx";
import { checkWords, onPage } from "@kolam/site/testing/page-story.tsx";
import { mobileDevelopment } from "@site/words/services/mobile-development/page";
import { Conditions } from "./conditions.tsx";
import { MobileDevelopmentPage } from "./mobile-development-page.tsx";

export default {
  title: "Pages/Mobile development",
  component: MobileDevelopmentPage,
  ...onPage("mobile-development"),
};

/** Six offerings, and the conditions an app must work in. */
export const Page = {
  play: checkWords(mobileDevelopment, ["figures"]),
};

export const AnyNumberOfConditions = anyNumber(mobileDevelopment.conditions, (words) => (
  <Conditions words={words} />
));
