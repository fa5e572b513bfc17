import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { CheckboxGroup } from "../checkbox-group/checkbox-group.tsx";
import { ContactLayout } from "../contact-layout/contact-layout.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { Select } from "../select/select.tsx";
import { Stack } from "../stack/stack.tsx";
import { Switch } from "../switch/switch.tsx";
import { hydrateLate } from "../testing/late-hydration.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { TimeField } from "./time-field.fixture.tsx";

export default {
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

type Story = StoryObj<typeof TimeField>;

/** It cannot be told apart from a field of the kit. */
export const LikeOurs: Story = {
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

/** Fields have space between them in any form, whatever surrounds them. */
export const InForms: Story = {
  render: () => {
    const fields = (
      <>
        <TextField label="Name" />
        <RadioGroup label="Plan" name={useId()} options={["Free", "Pro"]} />
        <Checkbox label="I agree" />
        <Button type="submit">Send</Button>
      </>
    );
    return (
      <>
        <form>{fields}</form>
        <form>
          <fieldset>{fields}</fieldset>
        </form>
        <form>
          <div>{fields}</div>
        </form>
        <form>
          {["First", "Second"].map((label) => (
            <div key={label}>
              <TextField label={label} />
            </div>
          ))}
        </form>
        <ContactLayout title="Talk to us">
          <form>{fields}</form>
        </ContactLayout>
        <form>
          <Stack gap={6}>{fields}</Stack>
        </form>
        <div role="dialog" aria-label="Without a form">
          <div>{fields}</div>
        </div>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const spaces = [...canvasElement.querySelectorAll("form, [role=dialog]")].map((form) => {
      const parts = [...form.querySelectorAll(":is(form, fieldset, div):has(+ *)")].filter((part) =>
        part.matches(":has(> label, > legend, > div > label)"),
      );
      return parts.map((part) => {
        const next = part.nextElementSibling?.getBoundingClientRect().top ?? 0;
        return next - part.getBoundingClientRect().bottom;
      });
    });
    await expect(spaces).toEqual([
      [20, 20, 20],
      [20, 20, 20],
      [20, 20, 20],
      [20],
      [20, 20, 20],
      [24, 24, 24],
      [20, 20, 20],
    ]);
  },
};

/**
 * What is entered before the scripts have loaded is there afterwards, and what follows from it too.
 */
export const BeforeHydration: Story = {
  render: () => <form />,
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector("form") ?? document.createElement("form");
    await hydrateLate({
      container: form,
      element: (
        <>
          <TextField label="Name" name="name" defaultValue="Ida" />
          <TextArea
            label="Words"
            name="words"
            maxLength={10}
            formatRemaining={(n) => `${n} left`}
          />
          <SearchField label="Search" name="q" clearLabel="Clear" />
          <Select label="Time" name="time" options={["Morning", "Noon"]} defaultValue="Noon" />
          <RadioGroup label="Plan" name="plan" options={["Free", "Pro"]} defaultValue="Free" />
          <CheckboxGroup label="Days" name="days" options={["Mon", "Tue"]} defaultValue={["Mon"]} />
          <Checkbox label="Terms" name="terms" />
          <Switch label="Copy" name="copy" />
        </>
      ),
      before: async () => {
        await userEvent.clear(canvas.getByLabelText("Name"));
        await userEvent.type(canvas.getByLabelText("Words"), "123456789");
        await userEvent.type(canvas.getByRole("searchbox"), "signs");
        await userEvent.selectOptions(canvas.getByRole("combobox"), "Morning");
        for (const label of ["Pro", "Mon", "Tue", "Terms", "Copy"]) {
          await userEvent.click(canvas.getByLabelText(label));
        }
      },
    });
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      name: "",
      words: "123456789",
      q: "signs",
      time: "Morning",
      plan: "Pro",
      days: "Tue",
      terms: "on",
      copy: "on",
    });
    await canvas.findByText("1 left");
    await userEvent.click(await canvas.findByRole("button", { name: "Clear" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
};
