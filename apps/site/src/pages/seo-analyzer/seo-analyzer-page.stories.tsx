import { analyzer } from "@site/texts/analyzer/analyzer";
import { analyzerPage } from "@site/words/pages/seo-analyzer";
import { checkWords, onPage } from "../../testing/page-story.tsx";
import { SeoAnalyzerPage } from "./seo-analyzer-page.tsx";

export default {
  title: "Pages/SEO analyzer",
  component: SeoAnalyzerPage,
  ...onPage("seo-analyzer"),
};

/** The states of the tools are under Site/Analyzer. */
export const Page = { play: checkWords({ ...analyzer, ...analyzerPage }) };
