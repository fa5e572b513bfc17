import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { deriveBrand } from "../theme/brand.ts";
import { presets } from "../theme/choices.ts";
import { judge } from "../theme/judge.ts";
import { quietColours } from "../theme/sample-colours.ts";
import { ContrastReport } from "./contrast-report.tsx";

const choices = {
  ...presets.kolam,
  colours: { ...quietColours, paper: "#8a8a8a", night: "#5a5f86" },
} as const;

const meta = {
  title: "Theme studio/Contrast report",
  component: ContrastReport,
  tags: ["!autodocs", "!dev"],
  args: { brand: deriveBrand(choices), verdict: judge(choices.colours), onFix: fn() },
} satisfies Meta<typeof ContrastReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Grounds on which little can be read, and the colours offered for them. */
export const Failing: Story = {};
