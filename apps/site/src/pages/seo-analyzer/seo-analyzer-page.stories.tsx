import { analyzer } from "@kolam/content/analyzer/analyzer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { SeoAnalyzerPage } from "./seo-analyzer-page.tsx";

const meta = {
  title: "Pages/SEO analyzer",
  component: SeoAnalyzerPage,
  decorators: pageDecorators("/seo-analyzer"),
  parameters: pageParameters,
} satisfies Meta<typeof SeoAnalyzerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The states of the tools are under Site/Analyzer. */
export const Page: Story = { play: checkPage(analyzer.hero.title, sectionTitles(analyzer)) };
