import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { ButtonLink } from "../button-link/button-link.tsx";
import { matrix } from "../testing/matrix.tsx";
import { jobCardDefinition } from "./job-card.definition.ts";
import { JobCard } from "./job-card.tsx";

export default {
  title: "Cards/JobCard",
  component: JobCard,
  args: {
    title: "Senior Full Stack Developer",
    department: "Engineering",
    location: "Remote / Hybrid",
    type: "Full-time",
    description: "You take a client's problem from the first sketch to the release.",
    lists: [
      { title: "Requirements", items: ["TypeScript and SQL", "Plain English"] },
      { title: "Responsibilities", items: ["Review what others write", "Talk to the client"] },
    ],
    action: <ButtonLink href="#application-form">Apply for this position</ButtonLink>,
    onToggle: fn(),
  },
} satisfies Meta<typeof JobCard>;

type Story = StoryObj<typeof JobCard>;

/** A click on the header opens it, another one closes it. */
export const Closed: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const details = canvas.getByRole("group");
    await userEvent.tab();
    await expect(canvasElement.querySelector("summary")).toHaveFocus();
    await expect(details).not.toHaveAttribute("open");
    await userEvent.click(canvasElement.querySelector("summary") as HTMLElement);
    await expect(details).toHaveAttribute("open");
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledOnce());
    await expect(canvas.getByRole("link", { name: "Apply for this position" })).toBeVisible();
    await userEvent.click(canvasElement.querySelector("summary") as HTMLElement);
    await expect(details).not.toHaveAttribute("open");
  },
};

export const Open: Story = { tags: ["anatomy"], args: { open: true } };

/** A title in the company's own terms, and facts that are sentences. */
export const Dont: Story = {
  args: {
    title: "Technology Ninja (Level III)",
    department: "The department of engineering and operations",
    location: "Depends on the project and the season",
    type: "To be agreed",
  },
};

export const AllVariants: Story = matrix(jobCardDefinition, (_, { name, args }) => (
  <>
    <JobCard {...args} title={name} />
    <JobCard {...args} title={`${name}, open`} open action={undefined} />
  </>
));
