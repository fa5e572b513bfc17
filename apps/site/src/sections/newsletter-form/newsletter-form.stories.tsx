import { failureWords } from "@site/texts/forms/words";
import { forms } from "@site/words/forms/forms";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fillIn, sendSpy, unsent, withMail } from "../../forms/testing/fake-services.tsx";
import { fullValues } from "../../forms/testing/sample-values.ts";
import { SignUp } from "./newsletter-form.tsx";

const meta = {
  title: "Site/Forms/Newsletter",
  component: SignUp,
} satisfies Meta<typeof SignUp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function submit(canvasElement: HTMLElement) {
  fillIn(canvasElement, forms.newsletter, { ...fullValues.newsletter });
  await userEvent.click(
    within(canvasElement).getByRole("button", { name: forms.newsletter.button.idle }),
  );
}

/**
 * An invalid address shows an error beside the field, which has the focus. Where it had it already,
 * the error is read out, each time.
 */
export const Idle: Story = {
  decorators: [withMail()],
  play: async ({ canvas }) => {
    const email = canvas.getByRole("textbox", { name: forms.newsletter.fields.email.label });
    await userEvent.type(email, "reader{Enter}");
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(
      forms.newsletter.fields.email.errors.typeMismatch,
    );
    const said = () =>
      canvas
        .getAllByRole("status")
        .flatMap(({ children }) => [...children])
        .find(
          ({ textContent }) => textContent === forms.newsletter.fields.email.errors.typeMismatch,
        );
    const first = said();
    await expect(first).toBeDefined();
    await userEvent.keyboard("{Enter}");
    await expect(said()).toBeDefined();
    await expect(said()).not.toBe(first);
    await expect(sendSpy).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  decorators: [withMail()],
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement);
    await expect(
      await canvas.findByRole("button", { name: forms.newsletter.button.busy }),
    ).toBeVisible();
  },
};

export const Sent: Story = {
  decorators: [withMail({ outcome: { kind: "sent" } })],
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement);
    await expect(
      await canvas.findByText(forms.newsletter.sent.title(""), { exact: false }),
    ).toBeVisible();
    await expect(sendSpy).toHaveBeenCalledWith(
      expect.objectContaining({ subject: forms.newsletter.subject }),
    );
  },
};

export const Failed = unsent(submit, { kind: "refused", status: 500 }, failureWords.refused);
