import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleDetails } from "../../src/contact-details/contact-details.fixture.tsx";
import { contactLayoutDefinition } from "../../src/contact-layout/contact-layout.definition.ts";
import { wideMatrix } from "../../src/testing/matrix.tsx";
import { longText, rightToLeft } from "../../src/testing/texts.tsx";
import { ContactBand } from "./contact.tsx";

const form = {
  action: "#sent",
  title: "Write to us",
  name: "Your name",
  email: "E-mail",
  message: "What is wrong with it?",
  messageHint: "Its maker and number help: they are under the lid.",
  consent: (
    <>
      I have read <a href="#privacy">what you keep</a>.
    </>
  ),
  submit: "Send",
  note: "Ruth answers herself, the next morning.",
};

export default {
  title: "Bands/Contact",
  component: ContactBand,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  args: {
    title: "Ask before it gets worse",
    lead: "A photograph of the open lid says more than a description.",
    details: sampleDetails,
    form,
  },
} satisfies Meta<typeof ContactBand>;

type Story = StoryObj<typeof ContactBand>;

/** The browser checks the answers and sends them; nothing needs a script. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const sent = canvasElement.querySelector("form");
    await expect(sent?.method).toBe("post");
    const names = [...(sent?.elements ?? [])].map((control) => control.getAttribute("name"));
    await expect(names.filter(Boolean)).toEqual(["name", "email", "message", "consent"]);
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toBeRequired();
    await expect(sent?.checkValidity()).toBe(false);
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** Without other ways and without a consent. */
export const FormAlone: Story = {
  args: { details: undefined, form: { ...form, consent: undefined, note: undefined } },
};

export const InArabic: Story = { ...rightToLeft };

export const Long: Story = { ...longText };

export const LongOnPhone: Story = { ...longText, globals: { viewport: { value: "phone" } } };

export const AllVariants: Story = wideMatrix(contactLayoutDefinition, (_, { name }) => ({
  title: name,
}));
