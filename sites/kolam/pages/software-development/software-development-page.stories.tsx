import { checkWords, onPage } from "@kolam/site/testing/page-story.tsx";
import { softwareDevelopment } from "@site/words/services/software-development/page";
import { SoftwareDevelopmentPage } from "./software-development-page.tsx";

export default {
  title: "Pages/Custom software development",
  component: SoftwareDevelopmentPage,
  ...onPage("software-development"),
};

/** Six offerings, four steps with a figure each, and when not to build. */
export const Page = {
  play: checkWords(softwareDevelopment, ["figures"]),
};
