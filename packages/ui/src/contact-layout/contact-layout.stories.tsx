import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { sampleDetails } from "../contact-details/contact-details.fixture.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { contactLayoutDefinition } from "./contact-layout.definition.ts";
import { ContactLayout } from "./contact-layout.tsx";

const form = (
  <form>
    <TextField label="Name" autoComplete="name" />
    <TextField label="E-mail" type="email" autoComplete="email" />
    <TextArea label="Message" rows={5} />
    <Button type="submit">Send message</Button>
  </form>
);

export default {
  title: "Page/ContactLayout",
  component: ContactLayout,
  args: {
    title: "Talk to the person who will do it",
    lead: "No bot and no queue. Take the way that you would take with a colleague.",
    details: sampleDetails,
    formTitle: "Send us a message",
    children: form,
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ContactLayout>;

type Story = StoryObj<typeof ContactLayout>;

/** Form and details side by side; the form is read out first. */
export const Default: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Talk to the person who will do it" });
    const name = within(region).getByRole("textbox", { name: "Name" });
    const call = within(region).getByRole("heading", { level: 3, name: "Call" });
    await expect(call.getBoundingClientRect().right).toBeLessThan(
      name.getBoundingClientRect().left,
    );
    const follows = name.compareDocumentPosition(call) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(follows).toBeTruthy();
  },
};

/** The form is the only way, and asks for more than an answer needs. */
export const Dont: Story = {
  args: {
    title: "Get in touch",
    lead: undefined,
    details: undefined,
    children: (
      <form>
        {["Title", "Name", "Company", "Position", "Telephone", "Fax", "E-mail"].map((label) => (
          <TextField key={label} label={label} required requiredText="(required)" />
        ))}
        <Button type="submit">Submit</Button>
      </form>
    ),
  },
};

export const AllVariants: Story = wideMatrix(contactLayoutDefinition, (_, { name }) => ({
  title: name,
  children: <TextField label="E-mail" />,
  extra: <p>At the end of the harbour is a blue door.</p>,
}));
