import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { fieldMatrix } from "../testing/matrix.tsx";
import { fileFieldDefinition } from "./file-field.definition.ts";
import { FileField } from "./file-field.tsx";

export default {
  title: "Forms/FileField",
  component: FileField,
  args: {
    label: "Resume",
    name: "resume",
    accept: ".pdf,.doc,.docx",
    formatsText: "PDF, DOC or DOCX, up to 5 MB",
  },
} satisfies Meta<typeof FileField>;

type Story = StoryObj<typeof FileField>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText("Resume");
    await expect(input).toHaveAttribute("type", "file");
    await expect(input).toHaveAttribute("accept", ".pdf,.doc,.docx");
    await expect(input).toHaveAccessibleDescription(args.formatsText);
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const AllParts: Story = {
  args: {
    optionalText: "(optional)",
    error: "resume.pages cannot be read here. Choose a PDF, DOC or DOCX file.",
    description: "The file is not sent with this form. We ask for it by e-mail.",
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText("Resume (optional)");
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAccessibleDescription(
      `${args.error} ${args.formatsText} ${args.description}`,
    );
  },
};

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

/** People find out that their file is not accepted after they have sent it. */
export const Dont: Story = {
  args: { label: "Upload", formatsText: "Please choose a valid file." },
};

export const AllVariants: Story = fieldMatrix(fileFieldDefinition, "Larger than 5 MB");
