import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FormEvent, type ReactNode, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import testing from "../testing/stage.module.css";
import { TextField } from "../text-field/text-field.tsx";
import { newsletterDefinition } from "./newsletter.definition.ts";
import { Newsletter } from "./newsletter.tsx";

const email = <TextField label="E-mail address" type="email" name="email" required />;

const meta = {
  title: "Page/Newsletter",
  component: Newsletter,
  args: {
    title: "One letter a month",
    lead: "What we learnt and what we broke, on the first Thursday.",
    form: <form action="/subscribe" method="post" />,
    fields: email,
    submit: <Button type="submit">Subscribe</Button>,
    note: "Reply “stop” to any letter and you are off the list.",
  },
  // No header covers the top of these pages.
  decorators: [(story) => <div className={testing.noHeader}>{story()}</div>],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Newsletter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The app's form element has the fields as its children. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "E-mail address" });
    const { form } = field as HTMLInputElement;
    await expect(form?.getAttribute("action")).toBe("/subscribe");
    await expect(form).toContainElement(canvas.getByRole("button", { name: "Subscribe" }));
  },
};

/** The button is beside the control, whatever message is above it. */
export const WithError: Story = {
  globals: { viewport: { value: "desktop" } },
  args: {
    fields: (
      <TextField
        label="E-mail address"
        type="email"
        hint="We write once a month."
        error="Enter an address such as name@example.com."
      />
    ),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox").getBoundingClientRect();
    const button = canvas.getByRole("button").getBoundingClientRect();
    await expect(Math.abs(field.bottom - button.bottom)).toBeLessThan(1);
    await expect(button.left).toBeGreaterThan(field.right);
  },
};

function OwnForm({ onSend, children }: { onSend: () => void; children?: ReactNode }) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return <form onSubmit={send}>{children}</form>;
}

function Sending() {
  const [sent, setSent] = useState(false);
  return (
    <Newsletter
      {...meta.args}
      form={<OwnForm onSend={() => setSent(true)} />}
      submit={
        <Button type="submit" state={sent ? "success" : "idle"}>
          {sent ? "Subscribed" : "Subscribe"}
        </Button>
      }
      status={
        <div role="status">
          {sent ? <Alert tone="success">The next letter goes out on Thursday.</Alert> : null}
        </div>
      }
    />
  );
}

/** A form component of the app, and the outcome below the fields. */
export const Sent: Story = {
  render: () => <Sending />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "meera@example.com{Enter}");
    await expect(await canvas.findByText("The next letter goes out on Thursday.")).toBeVisible();
  },
};

export const TwoFields: Story = {
  args: { fields: [<TextField key="name" label="First name" autoComplete="given-name" />, email] },
};

/** Another choice below the field. */
export const WithChoice: Story = {
  args: {
    status: <Checkbox label="Send me other offers as well, at most four a year." name="offers" />,
    note: undefined,
    lead: undefined,
  },
};

/** What they get, how often, and how to end it. */
export const Do: Story = {};

/** A promise without a content, and a placeholder in place of the label. */
export const Dont: Story = {
  args: {
    title: "Stay in the loop",
    lead: "Do not miss out.",
    fields: <TextField label="E-mail address" labelHidden type="email" placeholder="E-mail" />,
    note: undefined,
  },
};

export const AllVariants: Story = wideMatrix(newsletterDefinition, (_, { name }) => ({
  title: name,
}));
