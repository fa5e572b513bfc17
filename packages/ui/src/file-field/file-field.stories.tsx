import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { fieldMatrix } from "../testing/matrix.tsx";
import { rightToLeft } from "../testing/right-to-left.tsx";
import { fileFieldDefinition } from "./file-field.definition.ts";
import { FileField } from "./file-field.tsx";

const meta = {
  title: "Forms/FileField",
  component: FileField,
  args: {
    label: "Resume",
    name: "resume",
    accept: ".pdf,.doc,.docx",
    formatsText: "PDF, DOC or DOCX, up to 5 MB",
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText("Resume");
    await expect(input).toHaveAttribute("type", "file");
    await expect(input).toHaveAttribute("accept", ".pdf,.doc,.docx");
    await expect(input).toHaveAccessibleDescription(args.formatsText);
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const Required: Story = { args: { required: true, requiredText: "(required)" } };

export const Optional: Story = { args: { optionalText: "(optional)" } };

export const WithDescription: Story = {
  args: { description: "The file is not sent with this form. We ask for it by e-mail." },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText("Resume");
    await expect(input).toHaveAccessibleDescription(`${args.formatsText} ${args.description}`);
  },
};

export const WithError: Story = {
  args: { error: "resume.pages cannot be read here. Choose a PDF, DOC or DOCX file." },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText("Resume");
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAccessibleDescription(`${args.error} ${args.formatsText}`);
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** The native control shows the file's name; the caller is notified. */
export const ChoosesAFile: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>("Resume");
    await userEvent.upload(input, new File(["%PDF"], "resume.pdf", { type: "application/pdf" }));
    await expect(input.files?.[0]?.name).toBe("resume.pdf");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText("Resume")).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    label: "Resume, letters of recommendation and certificates, in one file",
    formatsText:
      "PDF, DOC, DOCX, ODT, RTF or plain text, up to 5 MB, with all pages upright and in the order in which they are to be read",
  },
};

export const RightToLeft: Story = {
  args: { label: "سی وی", formatsText: "PDF، DOC یا DOCX، زیادہ سے زیادہ 5 MB" },
  decorators: [rightToLeft("ur")],
};

/** What is accepted is said before the file is chosen. */
export const Do: Story = {};

/** People find out that their file is not accepted after they have sent it. */
export const Dont: Story = {
  args: { label: "Upload", formatsText: "Please choose a valid file." },
};

export const AllVariants: Story = fieldMatrix(fileFieldDefinition, "Larger than 5 MB");
