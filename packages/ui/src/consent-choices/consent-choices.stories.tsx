import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ConsentChoices } from "./consent-choices.tsx";

const onSave = fn();

export default {
  title: "Feedback/ConsentChoices",
  component: ConsentChoices,
  args: {
    label: "What you allow",
    choices: [
      { id: "needed", label: "Needed", text: "The language that you chose.", required: true },
      { id: "measuring", label: "Measuring", text: "Which pages are read, for 14 months." },
      { id: "videos", label: "Videos", text: "Played by a service that sets cookies." },
    ],
    saveLabel: "Save my choice",
    onSave,
  },
  beforeEach: () => {
    onSave.mockClear();
  },
} satisfies Meta<typeof ConsentChoices>;

type Story = StoryObj<typeof ConsentChoices>;

/** Only what is needed is ticked; the answer has both. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Needed" })).toBeDisabled();
    const videos = canvas.getByRole("checkbox", { name: "Videos" });
    await expect(videos).not.toBeChecked();
    await expect(videos).toHaveAccessibleDescription("Played by a service that sets cookies.");
    await userEvent.click(videos);
    await userEvent.click(canvas.getByRole("button", { name: "Save my choice" }));
    await expect(onSave).toHaveBeenCalledWith(["needed", "videos"]);
  },
};

/** What was allowed before, to be changed. */
export const Again: Story = {
  args: { defaultValue: ["measuring"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Measuring" })).toBeChecked();
  },
};

/** Ticked in advance, it is not a valid consent. */
export const Dont: Story = { args: { defaultValue: ["measuring", "videos"] } };
