import { anyNumber } from "@kolam/site/testing/any-number.tsx";
import { checkWords, onPage } from "@kolam/site/testing/page-story.tsx";
import { digitalMarketing } from "@site/words/services/digital-marketing/page";
import { DigitalMarketingPage } from "./digital-marketing-page.tsx";
import { Month } from "./month.tsx";

export default {
  title: "Pages/Digital marketing",
  component: DigitalMarketingPage,
  ...onPage("digital-marketing"),
};

/** Six offerings, the platforms, and a month of work. */
export const Page = {
  play: checkWords(digitalMarketing),
};

export const AnyNumberOfMonth = anyNumber(digitalMarketing.month, (words) => (
  <Month words={words} />
));
