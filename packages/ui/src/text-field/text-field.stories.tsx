import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { usedEarly } from "../testing/late-hydration.tsx";
import { fieldMatrix } from "../testing/matrix.tsx";
import { rightToLeft } from "../testing/right-to-left.tsx";
import { textFieldDefinition } from "./text-field.definition.ts";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Forms/TextField",
  component: TextField,
  args: { label: "Full name", name: "name", autoComplete: "name" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Full name" });
    await expect(input).toHaveAttribute("name", "name");
    await expect(input).toHaveAttribute("autocomplete", "name");
    await expect(input).not.toHaveAttribute("aria-describedby");
    await expect(input).not.toHaveAttribute("aria-invalid");
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const Required: Story = {
  args: { required: true, requiredText: "(required)", optionalText: "(optional)" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Full name (required)" });
    await expect(input).toBeRequired();
  },
};

export const Optional: Story = {
  args: {
    label: "Company",
    name: "company",
    autoComplete: "organization",
    requiredText: "(required)",
    optionalText: "(optional)",
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Company (optional)" });
    await expect(input).not.toBeRequired();
  },
};

export const WithHint: Story = {
  args: {
    label: "E-mail",
    type: "email",
    name: "email",
    autoComplete: "email",
    hint: "We answer to this address within a working day.",
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "E-mail" });
    await expect(input).toHaveAccessibleDescription(args.hint);
    await expect(input).toHaveAttribute("type", "email");
  },
};

export const WithDescription: Story = {
  args: {
    label: "Phone",
    type: "tel",
    inputMode: "tel",
    name: "phone",
    autoComplete: "tel",
    description: (
      <>
        Only for questions about this project. See <a href="#privacy">how long we keep it</a>.
      </>
    ),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Phone" });
    await expect(input).toHaveAccessibleDescription(/how long we keep it/);
  },
};

/** Colour, icon and text show the error, which is read out before the hint. */
export const WithError: Story = {
  args: {
    label: "E-mail",
    type: "email",
    name: "email",
    autoComplete: "email",
    hint: "We answer to this address.",
    error: "Enter an e-mail address with an @, like name@example.com",
    defaultValue: "name.example.com",
    required: true,
    requiredText: "(required)",
  },
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAccessibleDescription(`${args.error} ${args.hint}`);
    await expect(canvasElement.querySelector("svg[aria-hidden=true]")).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: "Filled in by your account" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toBeDisabled();
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { label: "Reference", readOnly: true, defaultValue: "KLM-2041" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "x");
    await expect(input).toHaveValue("KLM-2041");
  },
};

export const HiddenLabel: Story = {
  args: { label: "Website address", labelHidden: true, type: "url", placeholder: "example.com" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Website address" });
    await expect(input).toBeVisible();
  },
};

/** The icon is beside the text, and a click on it goes to the control. */
export const WithIcon: Story = {
  args: {
    label: "E-mail",
    type: "email",
    icon: <Icon name="mail" />,
    defaultValue: "asha@example.com",
  },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole("textbox", { name: "E-mail" });
    const icon = canvasElement.querySelector("svg")?.getBoundingClientRect();
    const text =
      input.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(input).paddingLeft);
    await expect(icon?.right).toBeLessThanOrEqual(text);
  },
};

/** The browser's own calendar, in the visitor's format. */
export const DateOfStart: Story = {
  name: "Date",
  args: { label: "Start date", type: "date", autoComplete: "off", defaultValue: "2026-03-02" },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Start date");
    await expect(input).toHaveValue("2026-03-02");
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const LongText: Story = {
  args: {
    label:
      "The registered name of the company or institution that the invoice is to be made out to, exactly as it stands in the register",
    hint: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft is fine, and so is anything longer than this line has room for.",
    error:
      "This name is longer than 200 characters. Shorten it, or leave the field empty and tell us in the message instead.",
    optionalText: "(optional)",
  },
};

export const RightToLeft: Story = {
  args: {
    label: "پورا نام",
    hint: "جیسا آپ چاہتے ہیں کہ ہم آپ کو پکاریں۔",
    error: "اپنا نام لکھیں",
    requiredText: "(ضروری)",
    required: true,
  },
  decorators: [rightToLeft("ur")],
  play: async ({ canvasElement }) => {
    const [icon, message] = ["svg", "svg + span"].map((selector) =>
      canvasElement.querySelector(selector)?.getBoundingClientRect(),
    );
    await expect(icon?.left).toBeGreaterThan(message?.left ?? Number.POSITIVE_INFINITY);
  },
};

/** Tab reaches it, typing fills it, native attributes and handlers reach the control. */
export const Keyboard: Story = {
  args: { onChange: fn(), maxLength: 5, id: "own-id", "aria-describedby": "elsewhere" },
  render: (args) => (
    <>
      <TextField {...args} hint="At most five characters." />
      <p id="elsewhere">Said elsewhere.</p>
    </>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText("Full name");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("Meenakshi");
    await expect(input).toHaveValue("Meena");
    await expect(args.onChange).toHaveBeenCalledTimes(5);
    await expect(input).toHaveAttribute("id", "own-id");
    await expect(input).toHaveAccessibleDescription("At most five characters. Said elsewhere.");
  },
};

/** Text typed into the server's HTML is kept at hydration. */
export const TypedBeforeHydration: Story = {
  ...usedEarly(
    async (canvas) => {
      await userEvent.clear(canvas.getByLabelText("Full name"));
      await userEvent.type(canvas.getByLabelText("Full name"), "typed early");
    },
    (canvas) => expect(canvas.getByLabelText("Full name")).toHaveValue("typed early"),
  ),
  args: { defaultValue: "from the server" },
};

/** The label stays while people type, and the hint says why it is asked. */
export const Do: Story = {
  args: {
    id: "name-do",
    label: "Telephone",
    type: "tel",
    hint: "We call once, to agree on a day.",
  },
};

/** A placeholder in place of the label is gone with the first letter. */
export const Dont: Story = {
  args: { id: "name-dont", label: "Telephone", labelHidden: true, placeholder: "Telephone *" },
};

export const Anatomy: Story = {
  tags: ["anatomy"],
  args: {
    required: true,
    requiredText: "(required)",
    hint: "As you want to be called.",
    error: "Enter your name",
    description: "It appears in our answer only.",
  },
};

export const AllVariants: Story = fieldMatrix(textFieldDefinition, "Enter your name", {
  defaultValue: "Asha",
  hint: "As on your card",
});
