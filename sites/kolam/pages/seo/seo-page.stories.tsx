import { anyNumber } from "@kolam/site/testing/any-number.tsx";
import { checkWords, onPage } from "@kolam/site/testing/page-story.tsx";
import { seo } from "@site/words/services/seo/page";
import { Refusals } from "./refusals.tsx";
import { SeoPage } from "./seo-page.tsx";

export default { title: "Pages/SEO", component: SeoPage, ...onPage("seo") };

/** Six offerings, four steps, and the practices we refuse. */
export const Page = { play: checkWords(seo) };

export const AnyNumberOfRefusals = anyNumber(seo.refusals, (words) => <Refusals words={words} />);
