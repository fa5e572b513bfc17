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
        component: `A person's initials where a portrait would stand.

**When:** somebody is named: beside a quotation, an author, a team. **When not:** a real portrait
is there (Photo), or nobody is named beside it.

**Accessibility:** decoration: the name beside it is what is read out. Without a name in the
words, an Avatar says nothing.`,
      },
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a written name it is decoration. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("MK")).toHaveAttribute("aria-hidden", "true");
  },
};

/** Without the name beside it, it is an image of that name. */
export const Labelled: Story = {
  args: { label: "Meera Kulkarni" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Meera Kulkarni" })).toBeVisible();
  },
};

export const OneName: Story = { args: { name: "Meera" } };

export const ManyNames: Story = { args: { name: "Meera Anand Shrikrishna Kulkarni" } };

export const OtherScript: Story = { args: { name: "निशा राव" } };

/** Without a tone the name chooses it, and always the same one. */
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
