import { anyNumber } from "@kolam/site/testing/any-number.tsx";
import { checkWords, onPage } from "@kolam/site/testing/page-story.tsx";
import { ecommerce } from "@site/words/services/ecommerce/page";
import { EcommercePage } from "./ecommerce-page.tsx";
import { Leaks } from "./leaks.tsx";

export default { title: "Pages/E-commerce", component: EcommercePage, ...onPage("ecommerce") };

/** Six offerings, four platforms, and the points where a shop loses customers. */
export const Page = { play: checkWords(ecommerce) };

export const AnyNumberOfLeaks = anyNumber(ecommerce.leaks, (words) => <Leaks words={words} />);
