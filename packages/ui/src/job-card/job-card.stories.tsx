import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
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

/** Of cards with the same name, the browser opens only one at a time. */
export const AtMostOneOpen: Story = {
  render: (args) => (
    <div>
      <JobCard {...args} name="openings" />
      <JobCard {...args} name="openings" title="UI/UX Designer" department="Design" />
      <JobCard {...args} name="openings" title="Project Manager" department="Operations" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("group");
    for (const card of [first, second]) {
      await userEvent.click(card?.querySelector("summary") as HTMLElement);
      await expect(card).toHaveAttribute("open");
    }
    await expect(first).not.toHaveAttribute("open");
  },
};

/** The app controls whether it is open and is notified of every change. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [open, setOpen] = useState("UI/UX Designer");
    return (
      <div>
        {["Senior Full Stack Developer", "UI/UX Designer"].map((title) => (
          <JobCard
            key={title}
            {...args}
            name="controlled"
            title={title}
            open={open === title}
            onToggle={({ newState }) =>
              setOpen((now) => (newState === "open" ? title : now === title ? "" : now))
            }
          />
        ))}
        <p>Open: {open || "none"}</p>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("group");
    await expect(second).toHaveAttribute("open");
    await userEvent.click(first?.querySelector("summary") as HTMLElement);
    await waitFor(() =>
      expect(canvas.getByText("Open: Senior Full Stack Developer")).toBeVisible(),
    );
    await expect(second).not.toHaveAttribute("open");
    await userEvent.click(first?.querySelector("summary") as HTMLElement);
    await waitFor(() => expect(canvas.getByText("Open: none")).toBeVisible());
  },
};

export const WithoutAction: Story = { args: { open: true, action: undefined } };

/** The title is what people call the work; the facts are short. */
export const Do: Story = {};

/** A title in the company's own terms, and facts that are sentences. */
export const Dont: Story = {
  args: {
    title: "Technology Ninja (Level III)",
    department: "The department of engineering and operations",
    location: "Depends on the project and the season",
    type: "To be agreed",
  },
};

export const AllVariants: Story = matrix(jobCardDefinition, (_, { name }) => ({ title: name }));
