import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { matrix } from "../testing/matrix.tsx";
import { rightToLeft } from "../testing/right-to-left.tsx";
import { buttonLinkDefinition } from "./button-link.definition.ts";
import { ButtonLink } from "./button-link.tsx";

const meta = {
  title: "Actions/ButtonLink",
  component: ButtonLink,
  args: { href: "#quote", children: "Get a quote" },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Get a quote" });
    await expect(link).toHaveAttribute("href", "#quote");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Outline: Story = { args: { tone: "outline", children: "See our services" } };

export const Quiet: Story = { args: { tone: "quiet", children: "View results" } };

export const Large: Story = { args: { size: "lg" } };

/** The app's router link keeps its attributes and looks like a button. */
export const RouterLink: Story = {
  render: () => (
    <ButtonLink link={<a href="#contact" data-router="" className="own" />}>Contact</ButtonLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Contact" });
    await expect(link).toHaveAttribute("data-router");
    await expect(link.classList.length).toBeGreaterThan(1);
    await expect(link).toHaveClass("own");
  },
};

export const LongText: Story = {
  args: {
    children: "Discuss the requirements of your future shop with someone who has built forty",
  },
};

export const RightToLeft: Story = {
  args: { children: "قیمت پوچھیں" },
  decorators: [rightToLeft("ur")],
};

/** The words say where it leads, also when they are read without the text around them. */
export const Do: Story = { args: { children: "See our prices" } };

/** In a screen reader's list of links this could lead anywhere. */
export const Dont: Story = { args: { children: "Click here" } };

export const AllVariants: Story = matrix(buttonLinkDefinition, () => ({ children: "Quote" }));
