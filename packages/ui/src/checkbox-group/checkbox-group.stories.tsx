import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { allParts } from "../testing/all-parts.tsx";
import { fieldMatrix } from "../testing/matrix.tsx";
import { checkboxGroupDefinition } from "./checkbox-group.definition.ts";
import { CheckboxGroup } from "./checkbox-group.tsx";

const services = ["Web Development", "Mobile App Development", "SEO Services"] as const;

export default {
  title: "Forms/CheckboxGroup",
  component: CheckboxGroup,
  args: { label: "Services", name: "services", options: services },
} satisfies Meta<typeof CheckboxGroup>;

type Story = StoryObj<typeof CheckboxGroup>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Services" });
    const boxes = within(group).getAllByRole("checkbox");
    await expect(boxes).toHaveLength(services.length);
    for (const box of boxes) {
      await expect(box).not.toBeChecked();
      await expect(box.closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** A label may have markup, and an option may be shown that cannot be chosen. */
export const DisabledOption: Story = {
  args: {
    options: [
      {
        value: "seo",
        label: (
          <span>
            SEO Services <small>from May</small>
          </span>
        ),
        disabled: true,
      },
      ...services.slice(0, 2),
    ],
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "SEO Services from May" });
    await expect(box).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getAllByRole("checkbox")[1]).toHaveFocus();
  },
};

/** Any of them may apply, and none excludes another. */
export const Do: Story = { args: { label: "What do you need?" } };

export const Anatomy: Story = { ...allParts("group"), tags: ["anatomy"] };

export const AllVariants: Story = fieldMatrix(checkboxGroupDefinition, "Tick at least one", {
  options: ["Design", "Branding"],
  defaultValue: ["Branding"],
});
