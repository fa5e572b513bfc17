import frame from "virtual:kolam/frame/story/1200x800";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Motif } from "../motif/motif.tsx";
import { arrivingPhoto, garbagePhoto } from "./photo.fixture.ts";
import { Photo } from "./photo.tsx";

const artwork = <Motif drawing={frame} preserveAspectRatio="xMidYMid slice" />;

export default {
  title: "Media/Photo",
  component: Photo,
  args: {
    src: arrivingPhoto,
    alt: "Hills in the evening",
    width: 1200,
    height: 800,
    frame: artwork,
  },
} satisfies Meta<typeof Photo>;

type Story = StoryObj<typeof Photo>;

/** The photo covers its frame. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const photo = canvas.getByRole("img", { name: "Hills in the evening" });
    await waitFor(() => expect((photo as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
  },
};

/** The response is not a picture: the frame and the accessible name stay. */
export const MissingPhoto: Story = {
  args: { src: garbagePhoto },
};

/** A picture that adds nothing to the text has no name. */
export const Decorative: Story = {
  args: { alt: "" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** The box has the given ratio, regardless of the picture's own. */
export const Square: Story = {
  args: { width: 600, height: 600 },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("img").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1, 2);
  },
};

/** `alt` says what can be seen: "Hills in the evening". */
export const Do: Story = { args: { width: 900, height: 450 } };

/**
 * `alt` says only that there is a picture: "photo". Leave it empty if the text beside it says
 * enough.
 */
export const Dont: Story = { args: { alt: "photo", width: 900, height: 450 } };
