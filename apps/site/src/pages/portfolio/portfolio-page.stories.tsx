import { portfolio } from "@kolam/content/pages/portfolio";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { bandsOf, composedOf, onPage, pageParameters } from "../../testing/page-story.tsx";
import { PortfolioPage } from "./portfolio-page.tsx";

const meta = {
  title: "Pages/Portfolio",
  component: PortfolioPage,
  decorators: onPage("/portfolio"),
  parameters: pageParameters,
} satisfies Meta<typeof PortfolioPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sixteen success stories by service. */
export const Page: Story = { play: composedOf(portfolio.hero.title, bandsOf(portfolio)) };
