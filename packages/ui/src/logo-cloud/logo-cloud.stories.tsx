import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { wideMatrix } from "../testing/matrix.tsx";
import { longText } from "../testing/texts.tsx";
import { logoCloudDefinition } from "./logo-cloud.definition.ts";
import { sampleLogos } from "./logo-cloud.fixture.tsx";
import { LogoCloud } from "./logo-cloud.tsx";

const names = sampleLogos.map(({ name }) => ({ name }));

export default {
  title: "Content/LogoCloud",
  component: LogoCloud,
  args: { logos: sampleLogos, title: "Built for, among others" },
} satisfies Meta<typeof LogoCloud>;

type Story = StoryObj<typeof LogoCloud>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "Built for, among others" });
    const logos = within(list).getAllByRole("img");
    await expect(logos).toHaveLength(sampleLogos.length);
    await expect(logos[0]).toHaveAccessibleName("Harbour Museum");
  },
};

/** Without pictures the names are set as words, which break only if one is wider than the cloud. */
export const Words: Story = {
  args: { logos: [...names, { name: "Roundhouses" }] },
  play: async ({ canvasElement }) => {
    const broken = [...canvasElement.querySelectorAll("li span")].filter((name) => {
      const words = name.textContent.split(" ");
      return words.some((word) => {
        const range = new Range();
        const at = name.textContent.indexOf(word);
        range.setStart(name.firstChild ?? name, at);
        range.setEnd(name.firstChild ?? name, at + word.length);
        return range.getClientRects().length > 1;
      });
    });
    await expect(broken).toEqual([]);
  },
  globals: { viewport: { value: "small" } },
};

/** The click target of a linked logo is its whole cell. */
export const Links: Story = {
  args: { logos: sampleLogos.map((logo) => ({ ...logo, to: { href: `#${logo.name}` } })) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Nine Mills" });
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { left, top } =
      link.closest("li")?.getBoundingClientRect() ?? link.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 5, top + 5)).toBe(link);
  },
};

export const LongText: Story = { ...longText, args: { logos: names } };

/** Two logos look as if there were no others. */
export const Dont: Story = { args: { logos: sampleLogos.slice(0, 2) } };

export const AllVariants: Story = wideMatrix(logoCloudDefinition, (combination, { args }) => (
  <>
    <LogoCloud {...args} {...combination} />
    <LogoCloud {...args} {...combination} logos={names} />
  </>
));
