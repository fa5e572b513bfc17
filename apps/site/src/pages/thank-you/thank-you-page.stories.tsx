import { thankYou } from "@site/words/pages/thank-you";
import { checkPage, onPage } from "../../testing/page-story.tsx";
import { ThankYouPage } from "./thank-you-page.tsx";

export default { title: "Pages/Thank you", component: ThankYouPage, ...onPage("thank-you") };

/** Shown after a form was sent without scripts. */
export const Page = { play: checkPage(thankYou.title, []) };
