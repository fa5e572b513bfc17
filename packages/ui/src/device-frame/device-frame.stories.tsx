import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { arrivingPhoto } from "../photo/photo.fixture.ts";
import { Photo } from "../photo/photo.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import { deviceFrameDefinition } from "./device-frame.definition.ts";
import { DeviceFrame } from "./device-frame.tsx";

export default {
  title: "Media/DeviceFrame",
  component: DeviceFrame,
  args: {
    title: "Workshop",
    label: "A workshop's list of repairs: one of two is ready.",
    children: (
      <>
        <p>Bicycle 12, new chain: ready</p>
        <p>Bicycle 15, front wheel: tomorrow</p>
      </>
    ),
  },
} satisfies Meta<typeof DeviceFrame>;

type Story = StoryObj<typeof DeviceFrame>;

export const Browser: Story = {
  play: async ({ canvas, args }) => {
    const frame = canvas.getByRole("img", { name: args.label ?? "" });
    await expect(within(frame).getByText("Workshop")).toBeVisible();
  },
};

/** A phone is at most 320 px wide, in the middle of its container, and at least as tall as phones are. */
export const Phone: Story = {
  args: { device: "phone" },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("img").getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(320);
    await expect(height / width).toBeCloseTo(19.5 / 9, 2);
  },
};

/** Fills the screen from edge to edge. What the screen has no room for is its foot or its sides. */
export const Screenshot: Story = {
  args: {
    device: "phone",
    title: undefined,
    label: undefined,
    children: <Photo src={arrivingPhoto} alt="Hills" width={300} height={600} />,
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: "Hills" });
    const { clientWidth, clientHeight } = picture.closest("div") ?? picture;
    await expect([picture.clientWidth, picture.clientHeight]).toEqual([clientWidth, clientHeight]);
    await expect(clientHeight).toBeGreaterThan(2 * clientWidth);
    await expect(getComputedStyle(picture).objectPosition).toBe("50% 0%");
  },
};

/** Without a label the frame has no role: its content is read. */
export const Unlabelled: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** A few large parts of the screen, which can be read in the frame's size. */
export const Do: Story = { args: { device: "phone" } };

/** What looks like a control in a picture makes people press it. */
export const Dont: Story = {
  args: {
    device: "phone",
    label: undefined,
    children: (
      <>
        <p>Bicycle 12, new chain: ready</p>
        <Button size="sm">Collect</Button>
      </>
    ),
  },
};

export const AllVariants: Story = wideMatrix(deviceFrameDefinition);
