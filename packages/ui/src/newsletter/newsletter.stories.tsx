import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
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

/** An empty promise, and a placeholder instead of the label. */
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
