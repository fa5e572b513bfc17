import { mobileDevelopment } from "@site/words/services/mobile-development/page";
import { anyNumber } from "../../testing/any-number.tsx";
import { checkWords, onPage } from "../../testing/page-story.tsx";
import { Conditions } from "./conditions.tsx";
import { MobileDevelopmentPage } from "./mobile-development-page.tsx";

export default {
  title: "Pages/Mobile development",
  component: MobileDevelopmentPage,
  ...onPage("mobile-development"),
};

/** Six offerings, a comparison of approaches, and the conditions an app must work in. */
export const Page = {
  play: checkWords(mobileDevelopment),
};

export const AnyNumberOfConditions = anyNumber(mobileDevelopment.conditions, (words) => (
  <Conditions words={words} />
));
