import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TextField } from "../text-field/text-field.tsx";
import { TimeField } from "./time-field.fixture.tsx";

const meta = {
  title: "Forms/A field of your own",
  component: TimeField,
  args: { label: "Time", name: "time", defaultValue: "09:30" },
  parameters: {
    docs: {
      description: {
        component: `A field of your own that looks and behaves like the kit's: \`useField\` makes the ids and ARIA
attributes, \`FieldFrame\` shows label, messages and description, \`controlClass\` gives the control its look.

**When:** the kit has no field for the answer. **When not:** a native type of TextField will do.

**Accessibility:** give \`wiring.id\` and \`wiring.aria\` to the one element that takes focus.`,
      },
    },
  },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a field of the kit there is nothing to tell them apart. */
export const LikeOurs: Story = {
  name: "Like ours",
  render: (args) => (
    <>
      <TextField label="Place" name="place" hint="Street and number" />
      <TimeField {...args} hint="Between 9 and 17 o’clock" />
    </>
  ),
  play: async ({ canvas }) => {
    const [ours, own] = ["Place", "Time"].map((name) =>
      canvas.getByLabelText<HTMLInputElement>(name),
    );
    const look = (element: HTMLElement | undefined) => {
      const { borderColor, borderWidth, backgroundColor, fontSize, paddingInline, minHeight } =
        getComputedStyle(element ?? document.body);
      return { borderColor, borderWidth, backgroundColor, fontSize, paddingInline, minHeight };
    };
    await expect(look(own)).toEqual(look(ours));
    await userEvent.tab();
    await userEvent.tab();
    await expect(own).toHaveFocus();
  },
};

export const WithError: Story = {
  args: {
    hint: "Between 9 and 17 o’clock",
    error: "Choose a time after 9 o’clock",
    required: true,
    requiredText: "(required)",
    defaultValue: "07:00",
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText("Time (required)");
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAccessibleDescription(`${args.error} ${args.hint}`);
  },
};

export const Disabled: Story = { args: { disabled: true } };
