import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { matrix } from "../testing/matrix.tsx";
import { buttonLinkDefinition } from "./button-link.definition.ts";
import { ButtonLink } from "./button-link.tsx";

export default {
  title: "Actions/ButtonLink",
  component: ButtonLink,
  args: { href: "#quote", children: "Get a quote" },
} satisfies Meta<typeof ButtonLink>;

type Story = StoryObj<typeof ButtonLink>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Get a quote" });
    await expect(link).toHaveAttribute("href", "#quote");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The words say where it leads, also when they are read without the text around them. */
export const Do: Story = { args: { children: "See our prices" } };

/** In a screen reader's list of links this could lead anywhere. */
export const Dont: Story = { args: { children: "Click here" } };

export const AllVariants: Story = matrix(buttonLinkDefinition, () => ({ children: "Quote" }));
