import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { plainLine } from "../testing/plain-line.tsx";
import { Timeline } from "./timeline.tsx";

export default {
  title: "Content/Timeline",
  component: Timeline,
  args: {
    label: "Our years",
    items: [
      { label: "2019", title: "Two desks", text: "A room above a sweet shop, and one client." },
      { label: "2020", title: "From everywhere", text: "Everyone goes home and the work goes on." },
      { label: "2021", title: "Marketing joins", text: "Launches need a campaign team." },
      { label: "2022", title: "Fifty projects", text: "The fiftieth goes live on a Tuesday." },
      { label: "2023", title: "Abroad", text: "A first client who has never seen our room." },
      { label: "2024", title: "One line", text: "Design, code and campaigns become one team." },
    ],
  },
} satisfies Meta<typeof Timeline>;

type Story = StoryObj<typeof Timeline>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole("list", { name: "Our years" });
    const items = within(list).getAllByRole("listitem");
    await expect(items).toHaveLength(args.items.length);
    await expect(items[0]).toHaveTextContent(/^2019/);
  },
};

export const WithoutTitles: Story = {
  args: {
    items: [
      { label: "2019", text: "A room above a sweet shop, two people, one client." },
      { label: "2024", text: "Design, code and campaigns become one team." },
    ],
  },
};

export const OneYear: Story = {
  args: { items: [{ label: "2019", title: "Two desks", text: "A room, two people, one client." }] },
};

/** With `--k-motif-strand: 0` the line is plain: the setting for a brand without kolams. */
export const PlainLine: Story = plainLine;

/** Dates, each with what came of it. */
export const Do: Story = {
  args: {
    items: [
      { label: "2019", title: "Two desks", text: "A room above a sweet shop." },
      { label: "2024", title: "One line", text: "Design and code become one team." },
    ],
  },
};
