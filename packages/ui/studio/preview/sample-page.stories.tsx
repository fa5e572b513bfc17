import type { Meta, StoryObj } from "@storybook/react-vite";
import { SamplePage } from "./sample-page.tsx";

export default {
  title: "Theme studio/Sample page",
  component: SamplePage,
  tags: ["!autodocs"],
  args: { name: "Kolam", kolam: true },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SamplePage>;

type Story = StoryObj<typeof SamplePage>;

export const WithKolams: Story = { name: "With kolams" };

export const PlainLines: Story = {
  name: "With plain lines",
  args: { name: "Northlight", kolam: false },
};
