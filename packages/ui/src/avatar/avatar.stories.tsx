import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { controlsFor, Matrix } from "../testing/matrix.tsx";
import { avatarDefinition } from "./avatar.definition.ts";
import { Avatar } from "./avatar.tsx";

const meta = {
  title: "Media/Avatar",
  component: Avatar,
  args: { name: "Meera Kulkarni" },
  argTypes: controlsFor(avatarDefinition),
  parameters: {
    docs: {
      description: {
        component: `A person's initials in place of a portrait.

**When:** a person is named: with a quotation, as an author, in a team. **When not:** there is a
portrait (Photo), or the person's name is not shown next to it.

**Accessibility:** it is decorative, since the name next to it is read out. Use \`label\` if the name is
not there.`,
      },
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from assistive technology, since the name is written next to it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("MK")).toHaveAttribute("aria-hidden", "true");
  },
};

/** With a `label` it is an image with that name. */
export const Labelled: Story = {
  args: { label: "Meera Kulkarni" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Meera Kulkarni" })).toBeVisible();
  },
};

export const OneName: Story = { args: { name: "Meera" } };

export const ManyNames: Story = { args: { name: "Meera Anand Shrikrishna Kulkarni" } };

export const OtherScript: Story = { args: { name: "निशा राव" } };

/** Without a tone, the name determines it. */
export const Crowd: Story = {
  render: () => (
    <p>
      {["Meera Kulkarni", "Arjun Nair", "Fatima Sheikh", "David D’Souza", "Lakshmi Iyer"].map(
        (name) => (
          <Avatar key={name} name={name} />
        ),
      )}
    </p>
  ),
};

export const AllVariants: Story = {
  name: "Matrix",
  render: (args) => (
    <Matrix definition={avatarDefinition}>
      {(combination) => <Avatar {...args} {...combination} />}
    </Matrix>
  ),
};
