import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { arrivingPhoto, garbagePhoto } from "../photo/photo.fixture.ts";
import { Stack } from "../stack/stack.tsx";
import { matrix } from "../testing/matrix.tsx";
import { avatarDefinition } from "./avatar.definition.ts";
import { Avatar } from "./avatar.tsx";

export default {
  title: "Media/Avatar",
  component: Avatar,
  args: { name: "Meera Kulkarni" },
} satisfies Meta<typeof Avatar>;

type Story = StoryObj<typeof Avatar>;

/** Hidden from assistive technology, since the name is written next to it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("MK")).toHaveAttribute("aria-hidden", "true");
  },
};

/** The portrait covers the initials; the box has its size before it arrives. */
export const Portrait: Story = {
  args: { src: arrivingPhoto, label: "Meera Kulkarni", size: "lg" },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole("img", { name: "Meera Kulkarni" });
    const image = avatar.querySelector("img");
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
    const box = avatar.getBoundingClientRect();
    await expect(box.width).toBe(80);
    await expect(box.height).toBe(80);
    await expect(image?.getBoundingClientRect()).toEqual(box);
    await expect(document.elementFromPoint(box.x + 40, box.y + 40)).toBe(image);
  },
};

/** If the portrait does not load, the initials stay, without a broken-image icon. */
export const BrokenPortrait: Story = {
  args: { src: garbagePhoto, label: "Meera Kulkarni" },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole("img", { name: "Meera Kulkarni" });
    const image = avatar.querySelector("img");
    await waitFor(() => expect(image?.complete).toBe(true));
    await expect(image?.naturalWidth).toBe(0);
    await expect(getComputedStyle(image ?? avatar).backgroundColor).toBe("rgba(0, 0, 0, 0)");
    await expect(avatar.getBoundingClientRect().width).toBe(48);
    await expect(avatar).toHaveTextContent("MK");
  },
};

/** Letters of a joined script stand apart: together they may be a word. */
export const JoinedScript: Story = {
  args: { name: "ليلى المنصوري", lang: "ar", dir: "rtl" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("ل\u200cم")).toBeVisible();
  },
};

/** One person in two scripts: the id keeps the ground, whatever the letters. */
export const TwoSpellings: Story = {
  render: () => (
    <Stack direction="row" gap={3} align="center">
      <Avatar name="Nisha Rao" personId="nisha" label="Nisha Rao" />
      <Avatar name="निशा राव" personId="nisha" label="निशा राव" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole("img");
    await expect(one?.className).toBe(other?.className);
  },
};

/** Beside the name, which the initials only repeat. */
export const Do: Story = {
  render: (args) => (
    <Stack direction="row" gap={3} align="center">
      <Avatar {...args} /> Meera Kulkarni, who leads design
    </Stack>
  ),
};

/** Initials alone: most readers do not know whose they are. */
export const Dont: Story = {
  render: () => (
    <Stack direction="row" gap={3} align="center">
      {["Meera Kulkarni", "Tom Hale", "Nisha Rao"].map((name) => (
        <Avatar key={name} name={name} label={name} />
      ))}
    </Stack>
  ),
};

export const AllVariants: Story = matrix(avatarDefinition);
