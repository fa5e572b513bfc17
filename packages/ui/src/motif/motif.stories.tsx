import type { Meta, StoryObj } from "@storybook/react-vite";
import { drawing, frame, ICON_DRAWINGS } from "../kolam/drawings.ts";
import { pathAround } from "../kolam/row.ts";
import { Stack } from "../stack/stack.tsx";
import { matrix } from "../testing/matrix.tsx";
import { motifDefinition } from "./motif.definition.ts";
import { Motif } from "./motif.tsx";

export default {
  title: "Media/Motif",
  component: Motif,
  args: { drawing: drawing("quote") },
} satisfies Meta<typeof Motif>;

type Story = StoryObj<typeof Motif>;

export const Default: Story = {};

/** A line with two ends. */
export const Open: Story = { args: { drawing: drawing("notFound") } };

/** One icon with a distinct outline for each of eight services. */
export const Icons: Story = {
  render: (args) => (
    <>
      {ICON_DRAWINGS.map((name) => (
        <Motif key={name} {...args} drawing={drawing(name)} />
      ))}
    </>
  ),
};

/** Five dots with the line around the first two. */
export const Row: Story = { args: { drawing: pathAround(5, 2) } };

/** A placeholder for a photo, generated from its id. */
export const Frame: Story = { args: { drawing: frame("photo-1522071820081-009f0129c71c", 4 / 3) } };

/** Several beside each other become wallpaper, and none is looked at. */
export const Dont: Story = {
  render: () => (
    <Stack direction="row" gap={3} align="center">
      {(["quote", "success", "block", "gem"] as const).map((name) => (
        <Motif key={name} drawing={drawing(name)} pitch={12} animate="draw" />
      ))}
    </Stack>
  ),
};

export const AllVariants: Story = matrix(motifDefinition, () => ({ drawing: drawing("gem") }));
