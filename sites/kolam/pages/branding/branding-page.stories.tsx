import drawings from "virtual:drawing/services";
import { anyNumber } from "@kolam/site/testing/any-number.tsx";
import { checkWords, onPage } from "@kolam/site/testing/page-story.tsx";
import { branding } from "@site/words/services/branding/page";
import { BrandingPage } from "./branding-page.tsx";
import { Sizes } from "./sizes.tsx";

export default { title: "Pages/Branding", component: BrandingPage, ...onPage("branding") };

/** Six offerings, four steps, and a logo at five sizes. */
export const Page = { play: checkWords(branding, ["figures"]) };

export const AnyNumberOfSizes = anyNumber(branding.sizes, (words) => (
  <Sizes words={words} drawing={drawings.branding} />
));
