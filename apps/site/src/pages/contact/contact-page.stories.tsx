import { offices } from "@kolam/content/model/company/offices";
import { contact } from "@site/words/pages/contact";
import { checkWords, onPage } from "../../testing/page-story.tsx";
import { ContactPage } from "./contact-page.tsx";

export default { title: "Pages/Contact", component: ContactPage, ...onPage("contact") };

/** All contact details and the form, whose states are under Site/Forms. */
export const Page = { play: checkWords(contact, offices.length > 1 ? [] : ["offices"]) };
