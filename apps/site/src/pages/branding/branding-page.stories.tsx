import { branding } from "@kolam/content/services/branding/page";
import { checkWords, onPage } from "../../testing/page-story.tsx";
import { BrandingPage } from "./branding-page.tsx";

export default { title: "Pages/Branding", component: BrandingPage, ...onPage("branding") };

/** Six offerings, four steps, and a logo at five sizes. */
export const Page = { play: checkWords(branding) };
