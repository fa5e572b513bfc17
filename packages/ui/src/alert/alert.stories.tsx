import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ButtonLink } from "../button-link/button-link.tsx";
import surfaces from "../section/surface.module.css";
import { matrix } from "../testing/matrix.tsx";
import { alertDefinition } from "./alert.definition.ts";
import { Alert } from "./alert.tsx";

export default {
  title: "Feedback/Alert",
  component: Alert,
  args: {
    title: "The office is closed on Monday",
    children: "Messages that arrive until then are answered on Tuesday.",
  },
} satisfies Meta<typeof Alert>;

type Story = StoryObj<typeof Alert>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};

export const ErrorAlert: Story = {
  name: "Error",
  tags: ["anatomy"],
  args: {
    tone: "error",
    role: "alert",
    headingLevel: 3,
    title: "The message was not sent",
    children: "Nothing is lost: every word is still in the form.",
    actions: (
      <>
        <Button>Try again</Button>
        <ButtonLink tone="outline" href="mailto:hello@example.com">
          Send it by e-mail
        </ButtonLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole("alert");
    await expect(within(alert).getByRole("heading", { level: 3 })).toBeVisible();
    await expect(within(alert).getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(within(alert).getByRole("link", { name: "Send it by e-mail" })).toBeVisible();
  },
};

/** On a dark band its ground is the dark theme's. */
export const OnDark: Story = {
  render: (args) => (
    <div className={surfaces.deep}>
      {alertDefinition.axes.tone.map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
};

/** It says what happened and what to do next. */
export const Do: Story = {
  args: {
    tone: "error",
    title: "Your message was not sent",
    children: "You are offline. It is kept on this device: send it again when you are back.",
  },
};

/** Neither the reason nor a way on, and the colour says all that the title says. */
export const Dont: Story = {
  args: { tone: "error", title: "Error", children: "Something went wrong." },
};

export const AllVariants: Story = matrix(alertDefinition, (combination, { args }) => (
  <>
    <Alert {...args} {...combination} actions={<Button tone="outline">Show</Button>} />
    <Alert {...combination} title={args.title} />
    <Alert {...combination}>{args.children}</Alert>
  </>
));
