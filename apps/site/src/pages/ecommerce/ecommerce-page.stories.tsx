import { ecommerce } from "@kolam/content/services/ecommerce/page";
import { checkWords, onPage } from "../../testing/page-story.tsx";
import { EcommercePage } from "./ecommerce-page.tsx";

export default { title: "Pages/E-commerce", component: EcommercePage, ...onPage("ecommerce") };

/** Six offerings, four platforms, and the points where a shop loses customers. */
export const Page = { play: checkWords(ecommerce) };
