import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CardGrid } from "../card-grid/card-grid.tsx";
import { Stack } from "../stack/stack.tsx";
import { matrix } from "../testing/matrix.tsx";
import { iconDefinition } from "./icon.definition.ts";
import { Icon } from "./icon.tsx";
import { iconNames } from "./icon-paths.ts";

export default {
  title: "Media/Icon",
  component: Icon,
  args: { name: "phone" },
  argTypes: { name: { control: "select", options: iconNames } },
} satisfies Meta<typeof Icon>;

type Story = StoryObj<typeof Icon>;

/** Decorative next to text: it is not read out. */
export const Default: Story = {
  render: (args) => (
    <p>
      <Icon {...args} /> Call us
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** On its own it needs a label, which makes it an image with that name. */
export const Labelled: Story = {
  args: { name: "check", label: "Included", size: "lg" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Included" })).toBeVisible();
  },
};

export const AllIcons: Story = {
  render: () => (
    <CardGrid columns="4" variant="figures" label="Icons">
      {iconNames.map((name) => (
        <p key={name}>
          <Icon name={name} size="lg" /> {name}
        </p>
      ))}
    </CardGrid>
  ),
};

/** Icons that point along the line are mirrored. */
export const RightToLeft: Story = {
  render: () => (
    <p dir="rtl" lang="ar">
      <Icon name="arrow" /> التالي <Icon name="external" /> <Icon name="check" />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const [arrow, , check] = canvasElement.querySelectorAll("svg");
    await expect(arrow && getComputedStyle(arrow).scale).toBe("-1 1");
    await expect(check && getComputedStyle(check).scale).toBe("none");
  },
};

/** It helps to find the words, which say the same. */
export const Do: Story = {
  render: () => (
    <Stack direction="row" gap={3} align="center">
      <Icon name="phone" /> Call us <Icon name="mail" /> Write to us
    </Stack>
  ),
};

/** Alone, an icon means something else to everybody. */
export const Dont: Story = {
  render: () => (
    <Stack direction="row" gap={3} align="center">
      <Icon name="phone" label="Call us" /> <Icon name="mail" label="Write to us" />{" "}
      <Icon name="chat" label="Chat" />
    </Stack>
  ),
};

export const AllVariants: Story = matrix(iconDefinition);
