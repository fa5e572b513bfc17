import { analyzer } from "@site/texts/analyzer/analyzer";
import { auditWords } from "@site/texts/analyzer/analyzer-audit";
import { examplePage } from "@site/texts/analyzer/example-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router-dom";
import { expect, userEvent, waitFor } from "storybook/test";
import { Tools } from "./tools.tsx";

const { tools, input } = analyzer;

const meta = {
  title: "Site/Analyzer/Tools",
  component: Tools,
  // As where only what is pasted is audited; the others are under Audit of an address.
  args: { services: null },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof Tools>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both forms are open, the audit's first, and neither takes from the other what was typed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual([tools.audit.title, tools.simulation.title]);
    const url = canvas.getByRole("textbox", { name: input.label });
    const html = canvas.getByRole("textbox", { name: auditWords.form.html.label });
    await userEvent.type(url, "example.com");
    await userEvent.click(canvas.getByRole("button", { name: auditWords.form.example }));
    await waitFor(() => expect(html).toHaveValue(examplePage));
    await expect(url).toHaveValue("example.com");
    await expect(url).toBeVisible();
    await expect(html).toBeVisible();
  },
};

export const SmallPhone: Story = { globals: { viewport: { value: "small" } } };
