import type { Meta, StoryObj } from "@storybook/react-vite";
import { controlsFor, Matrix } from "../testing/matrix.tsx";
import { drawing, frame, ICON_DRAWINGS } from "./drawings.ts";
import { motifDefinition } from "./motif.definition.ts";
import { Motif } from "./motif.tsx";
import { pathAround } from "./row.ts";

const meta = {
  title: "Media/Motif",
  component: Motif,
  args: { drawing: drawing("quote") },
  argTypes: controlsFor(motifDefinition),
  parameters: {
    docs: {
      description: {
        component: `A kolam as decoration.

**When:** a page or card needs a drawing: a hero, a service, a success message, a missing page.
**When not:** it would compete with a photo or convey information.

**Accessibility:** hidden from assistive technology. \`draw\` runs once, and not at all under reduced
motion.`,
      },
    },
  },
} satisfies Meta<typeof Motif>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The hero's drawing, which draws itself once. */
export const Drawn: Story = { args: { drawing: drawing("hero"), animate: "draw" } };

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

export const AllVariants: Story = {
  name: "Matrix",
  render: (args) => (
    <Matrix definition={motifDefinition}>
      {(combination) => <Motif {...args} {...combination} drawing={drawing("gem")} />}
    </Matrix>
  ),
};
