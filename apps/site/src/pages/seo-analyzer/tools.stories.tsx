import { analyzer } from "@site/texts/analyzer/analyzer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router-dom";
import { expect, userEvent } from "storybook/test";
import { Tools } from "./tools.tsx";

const { tools, input } = analyzer;

const meta = {
  title: "Site/Analyzer/Tools",
  component: Tools,
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[`/seo-analyzer${parameters.search ?? ""}`]}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof Tools>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys, Home and End move along the tabs, and typed text is kept. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const simulation = canvas.getByRole("tab", { name: new RegExp(tools.simulation.title) });
    const audit = canvas.getByRole("tab", { name: new RegExp(tools.audit.title) });
    await userEvent.type(canvas.getByRole("textbox", { name: input.label }), "example.com");
    simulation.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(audit).toHaveFocus();
    await expect(audit).toHaveAttribute("aria-selected", "true");
    await expect(canvas.queryByRole("textbox", { name: input.label })).toBeNull();
    await userEvent.keyboard("{Home}");
    await expect(simulation).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: input.label })).toHaveValue("example.com");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(audit).toHaveFocus();
    await userEvent.click(simulation);
    await expect(canvas.getAllByRole("tabpanel")).toHaveLength(1);
  },
};

export const AtTheAudit: Story = {
  parameters: { search: "?tool=audit" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: new RegExp(tools.audit.title) })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};
