import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { useField } from "../field/field.tsx";
import { TimeField, type TimeFieldProps } from "../field/time-field.fixture.tsx";
import { FileField } from "../file-field/file-field.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { Select } from "../select/select.tsx";
import { Stack } from "../stack/stack.tsx";
import { matrix } from "../testing/matrix.tsx";
import stage from "../testing/stage.module.css";
import { TextArea } from "../text-area/text-area.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { formRowDefinition } from "./form-row.definition.ts";
import { FormRow } from "./form-row.tsx";

/** A field of an app's own, with nothing of the kit but the ids. */
function ColorField({ label, hint, ...native }: TimeFieldProps) {
  const wiring = useField({ ...native, hint });
  return (
    <div>
      <label htmlFor={wiring.id}>{label}</label>
      <p id={wiring.hintId}>{hint}</p>
      <input {...native} {...wiring.aria} id={wiring.id} type="color" className={stage.fill} />
    </div>
  );
}

export default {
  title: "Forms/FormRow",
  component: FormRow,
  args: {
    children: [
      <TextField key="code" label="Postcode" name="code" hint="Five digits" />,
      <TextField key="town" label="Town" name="town" />,
    ],
  },
  decorators: [
    (story) => (
      <section className={stage.scroll} aria-label="A wide form" tabIndex={0}>
        <Stack gap={8} className={stage.tablet}>
          {story()}
        </Stack>
      </section>
    ),
  ],
} satisfies Meta<typeof FormRow>;

type Story = StoryObj<typeof FormRow>;

const boxes = (root: HTMLElement) =>
  [...root.querySelectorAll("input, select, textarea, button[type=submit]")].map((control) =>
    control.getBoundingClientRect(),
  );

/** Whether all controls end on the same line. */
async function endOnOneLine(root: HTMLElement) {
  const [first, ...others] = boxes(root);
  await expect(others.length).toBeGreaterThan(0);
  for (const { bottom } of others) await expect(bottom).toBeCloseTo(first?.bottom ?? 0, 0);
}

/** A label is directly above its control, whatever the field beside it has. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await endOnOneLine(canvasElement);
    const label = canvas.getByText("Town").getBoundingClientRect();
    const town = canvas.getByLabelText("Town").getBoundingClientRect();
    await expect(town.top - label.bottom).toBeLessThan(10);
  },
};

/** With every part of a field in it, and none of them in the way of another. */
export const EveryPart: Story = {
  args: {
    children: [
      <TextField
        key="all"
        label="Date"
        hint="The day on which you open"
        error="Choose a day in the future, since a sign takes three weeks from the last drawing"
        description="A day in the week, please."
        name="date"
        type="date"
      />,
      <Select key="select" label="Time" options={["Morning"]} error="Choose" name="time" />,
      <TextField key="bare" label="Room" labelHidden placeholder="Room" name="room" />,
    ],
  },
  play: async ({ canvasElement }) => {
    await endOnOneLine(canvasElement);
    const parts = [...canvasElement.querySelectorAll("label, p, input, select")].filter(
      (part) => part.getBoundingClientRect().width > 1,
    );
    for (const [index, part] of parts.entries()) {
      const one = part.getBoundingClientRect();
      for (const other of parts.slice(index + 1)) {
        const two = other.getBoundingClientRect();
        const apart =
          one.bottom <= two.top + 0.5 ||
          two.bottom <= one.top + 0.5 ||
          one.right <= two.left ||
          two.right <= one.left;
        await expect(apart, `${part.textContent} and ${other.textContent}`).toBe(true);
      }
    }
  },
};

/** Kinds of fields beside each other. */
export const EveryField: Story = {
  render: () => (
    <>
      <FormRow>
        <SearchField label="Search" hint="A room" clearLabel="Clear" name="q" />
        <Checkbox label="Open now" description="Until six o’clock" name="open" />
      </FormRow>
      <FormRow>
        <FileField label="Plan" formatsText="PDF, up to 5 MB" name="plan" />
        <TextField label="Floor" name="floor" description="0 is the street" />
      </FormRow>
      <FormRow>
        <TextArea
          label="Words"
          name="words"
          rows={3}
          maxLength={5}
          defaultValue="Rooms"
          description="For the door"
          formatRemaining={(left) => `${left} left`}
        />
        <TextField label="Size" name="size" />
      </FormRow>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [files] = [...canvasElement.querySelectorAll<HTMLElement>("input[type=file]")];
    const floor = canvas.getByLabelText("Floor").getBoundingClientRect();
    await expect(files?.getBoundingClientRect().bottom).toBeCloseTo(floor.bottom, 0);
    const size = canvas.getByLabelText("Size").getBoundingClientRect();
    await expect(size.height).toBeLessThan(60);
    const left = await canvas.findByText("0 left");
    const count = left.getBoundingClientRect();
    const note = canvas.getByText("For the door").getBoundingClientRect();
    await expect(note.top).toBeGreaterThanOrEqual(count.bottom);
  },
};

/** Fields of your own line up with the kit's, with its frame or with its ids alone. */
export const OwnFields: Story = {
  args: {
    children: [
      <TextField key="ours" label="Place" name="place" description="Street and number" />,
      <TimeField key="framed" label="Time" name="time" hint="From nine" error="Too early" />,
      <ColorField key="bare" label="Colour" name="colour" hint="Of the door" />,
    ],
  },
  play: ({ canvasElement }) => endOnOneLine(canvasElement),
};

/** The button is beside the control, also when the field has an error or a description. */
export const Action: Story = {
  args: {
    layout: "action",
    children: [
      <TextField
        key="field"
        label="E-mail"
        name="email"
        type="email"
        hint="For letters only"
        error="Enter an e-mail address"
        description="One letter a month."
      />,
      <Button key="button" type="submit">
        Subscribe
      </Button>,
    ],
  },
  play: ({ canvasElement }) => endOnOneLine(canvasElement),
};

/** Where a brand has lower controls, a field is still as tall as the button beside it. */
export const LowControls: Story = {
  args: {
    layout: "action",
    className: stage.low,
    children: [
      <TextField key="field" label="E-mail" name="email" type="email" />,
      <Button key="button" type="submit">
        Subscribe
      </Button>,
    ],
  },
  play: async ({ canvasElement }) => {
    const [field, button] = boxes(canvasElement);
    await expect(field?.height).toBe(button?.height);
  },
};

export const Lead: Story = {
  args: { layout: "lead" },
  play: async ({ canvasElement }) => {
    const [first, second] = boxes(canvasElement);
    await expect((first?.width ?? 0) / (second?.width ?? 1)).toBeCloseTo(2, 1);
  },
};

/** Where there is no room, one below the other. */
export const Narrow: Story = {
  decorators: [(story) => <div className={stage.narrow}>{story()}</div>],
  play: async ({ canvasElement }) => {
    const [first, second] = boxes(canvasElement);
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
  },
};

/** Two questions that have nothing to do with each other: the second is overlooked. */
export const Dont: Story = {
  args: {
    children: [
      <TextField key="town" label="Town" name="town" />,
      <TextField key="budget" label="Budget" name="budget" />,
    ],
  },
};

export const AllVariants: Story = matrix(formRowDefinition, (combination) => (
  <div className={stage.tablet}>
    <FormRow {...combination}>
      <TextField label="E-mail" hint="For letters only" />
      <Button tone="outline">Subscribe</Button>
    </FormRow>
  </div>
));
