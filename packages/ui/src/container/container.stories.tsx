import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Section } from "../section/section.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { containerDefinition } from "./container.definition.ts";
import { Container } from "./container.tsx";

const words = <p>We design rooms, signs and the ways between them.</p>;

export default {
  title: "Layout/Container",
  component: Container,
  args: { children: words },
  parameters: { layout: "fullscreen" },
  decorators: [(story) => <div className={stage.ground}>{story()}</div>],
} satisfies Meta<typeof Container>;

type Story = StoryObj<typeof Container>;

/** Its content begins and ends where that of a Section does. */
export const Default: Story = {
  render: (args) => (
    <>
      <Section space="none">{words}</Section>
      <Container {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [section, container] = [...canvasElement.querySelectorAll("p")].map((text) =>
      text.getBoundingClientRect(),
    );
    await expect(container?.left).toBe(section?.left);
    await expect(container?.right).toBe(section?.right);
  },
};

export const Full: Story = {
  args: { width: "full" },
  play: async ({ canvasElement }) => {
    const gutter = canvasElement.querySelector("p")?.getBoundingClientRect().left;
    await expect(gutter).toBeGreaterThanOrEqual(20);
    await expect(gutter).toBeLessThanOrEqual(48);
  },
};

/** A line below the page, in line with the sections above it. */
export const Do: Story = {};

/** A text over the whole width of the window has lines that are too long to read. */
export const Dont: Story = { args: { width: "full" } };

export const AllVariants: Story = wideMatrix(containerDefinition);
