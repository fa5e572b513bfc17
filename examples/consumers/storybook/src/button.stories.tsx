import { Button } from "@kolam/ui/button";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  title: "Button",
  component: Button,
  args: { children: "Send" },
} satisfies Meta<typeof Button>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
