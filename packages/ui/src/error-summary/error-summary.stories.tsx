import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { CheckboxGroup } from "../checkbox-group/checkbox-group.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const errors = [
  { fieldId: "summary-name", message: "Enter your full name" },
  { fieldId: "summary-services", message: "Tick at least one service" },
];

export default {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  args: { title: "Two answers are missing", errors, onReveal: fn() },
  render: (args) => (
    <form>
      <ErrorSummary {...args} />
      <TextField id="summary-name" label="Full name" error={errors[0]?.message} />
      <CheckboxGroup
        id="summary-services"
        name="services"
        label="Services"
        options={["Web Development", "Branding"]}
        error={errors[1]?.message}
      />
    </form>
  ),
} satisfies Meta<typeof ErrorSummary>;

type Story = StoryObj<typeof ErrorSummary>;

/** Takes focus, as a group with its title as name; its text is an alert. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const alert = canvas.getByRole("alert");
    const group = canvas.getByRole("group", { name: "Two answers are missing" });
    await waitFor(() => expect(group).toHaveFocus());
    await expect(within(alert).getByRole("heading", { level: 2 })).toHaveTextContent(
      "Two answers are missing",
    );
    for (const link of within(alert).getAllByRole("link")) {
      const id = link.getAttribute("href")?.slice(1) ?? "";
      await expect(document.getElementById(id)).not.toBeNull();
    }
  },
};

/** Enter on a link focuses the field or a group's first checkbox. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole("alert").parentElement).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Enter your full name" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(args.onReveal).toHaveBeenLastCalledWith("summary-name");
    const link = canvas.getByRole("link", { name: "Tick at least one service" });
    link.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("checkbox", { name: "Web Development" })).toHaveFocus();
    await expect(args.onReveal).toHaveBeenLastCalledWith("summary-services");
  },
};

export const OneError: Story = {
  args: { title: "One answer is missing", errors: errors.slice(0, 1), headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toBeVisible();
  },
};

export const WithoutErrors: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const LeavesFocus: Story = {
  args: { takesFocus: false },
  play: async ({ canvas }) => {
    const { parentElement } = canvas.getByRole("alert");
    await expect(parentElement).not.toHaveFocus();
  },
};

/** Takes focus when it appears on submit, and again if the next submit fails too. */
export const OnSubmit: Story = {
  render: function Render(args) {
    const [attempt, setAttempt] = useState(0);
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt(attempt + 1);
        }}
      >
        {attempt > 0 ? (
          <ErrorSummary {...args} attempt={attempt} errors={errors.slice(0, 1)} />
        ) : null}
        <TextField id="summary-name" label="Full name" />
        <div>
          <Button type="submit">Send</Button>
        </div>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const send = canvas.getByRole("button", { name: "Send" });
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole("alert").parentElement).toHaveFocus());
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole("alert").parentElement).toHaveFocus());
  },
};

/** While answers are corrected its text is no alert, which would be read out at every change. */
export const Changing: Story = {
  render: function Render(args) {
    const [message, setMessage] = useState("Enter your e-mail address");
    return (
      <form>
        <ErrorSummary {...args} errors={[{ fieldId: "summary-email", message }]} />
        <TextField
          id="summary-email"
          label="E-mail"
          onInput={() => setMessage("The address needs an @")}
        />
      </form>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox"), "asha");
    await expect(canvas.getByRole("link", { name: "The address needs an @" })).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** Each link repeats the message of its field. */
export const Do: Story = {
  tags: ["do", "anatomy", "overview"],
  args: { takesFocus: false, announces: false },
  render: (args) => <ErrorSummary {...args} />,
};

/** Which field, and what is wrong with it? */
export const Dont: Story = {
  args: {
    takesFocus: false,
    announces: false,
    title: "The form is invalid",
    errors: [{ fieldId: "summary-name", message: "Please check your input" }],
  },
  render: (args) => <ErrorSummary {...args} />,
};
