import { portfolio } from "@kolam/content/pages/portfolio";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkPage,
  pageDecorators,
  pageParameters,
  sectionTitles,
} from "../../testing/page-story.tsx";
import { PortfolioPage } from "./portfolio-page.tsx";

const meta = {
  title: "Pages/Portfolio",
  component: PortfolioPage,
  decorators: pageDecorators("/portfolio"),
  parameters: pageParameters,
} satisfies Meta<typeof PortfolioPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every success story, by service. */
export const Page: Story = { play: checkPage(portfolio.hero.title, sectionTitles(portfolio)) };
