import { analyzer } from "@kolam/content/analyzer/analyzer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { bandsOf, composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { SeoAnalyzerPage } from "./seo-analyzer-page.tsx";

const meta = {
  title: "Pages/SEO analyzer",
  component: SeoAnalyzerPage,
  decorators: onPage("/seo-analyzer"),
  parameters: pageParameters,
} satisfies Meta<typeof SeoAnalyzerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The states of the tools are under Site/Analyzer. */
export const Page: Story = { play: composedOf(analyzer.hero.title, bandsOf(analyzer)) };
