import { accessibility } from "@site/words/pages/accessibility";
import { checkPage, onPage, sectionTitles } from "../../testing/page-story.tsx";
import { AccessibilityPage } from "./accessibility-page.tsx";

export default {
  title: "Pages/Accessibility",
  component: AccessibilityPage,
  ...onPage("accessibility"),
};

/** What is tested, and what does not work yet. */
export const Page = { play: checkPage(accessibility.title, sectionTitles(accessibility.sections)) };
