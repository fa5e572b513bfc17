import { portfolio } from "@kolam/content/pages/portfolio";
import { checkWords, onPage } from "../../testing/page-story.tsx";
import { PortfolioPage } from "./portfolio-page.tsx";

export default { title: "Pages/Portfolio", component: PortfolioPage, ...onPage("portfolio") };

/** Every success story, by service. */
export const Page = { play: checkWords(portfolio, ["caseClosing"]) };
