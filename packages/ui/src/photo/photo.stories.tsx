import frame from "virtual:kolam/frame/story/1200x800";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Motif } from "../motif/motif.tsx";
import { rightToLeft } from "../testing/right-to-left.tsx";
import { arrivingPhoto, frameArtwork, garbagePhoto } from "./photo.fixture.ts";
import { Photo } from "./photo.tsx";

const artwork = <Motif drawing={frame} preserveAspectRatio="xMidYMid slice" />;

const meta = {
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

export default meta;
type Story = StoryObj<typeof meta>;

/** Lazily loaded; the photo covers its frame. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const photo = canvas.getByRole("img", { name: "Hills in the evening" });
    await expect(photo).toHaveAttribute("loading", "lazy");
    await expect(photo).toHaveAttribute("decoding", "async");
    await waitFor(() => expect((photo as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
  },
};

/** The response is not a picture: the frame and the accessible name stay. */
export const MissingPhoto: Story = {
  args: { src: garbagePhoto },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole("img", { name: "Hills in the evening" });
    await waitFor(() => expect((photo as HTMLImageElement).complete).toBe(true));
    await expect((photo as HTMLImageElement).naturalWidth).toBe(0);
    const { width, height } = photo.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 2);
  },
};

/** The frame as a separate file. */
export const FrameFile: Story = {
  args: { src: garbagePhoto, frame: undefined, frameSrc: frameArtwork },
};

/** Neither photo nor frame load: a plain background of the same size. */
export const NothingArrives: Story = {
  args: { src: garbagePhoto, frame: undefined, frameSrc: garbagePhoto },
};

export const WithoutFrame: Story = { args: { frame: undefined } };

/** For the largest picture on the first screen. */
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole("img");
    await expect(photo).toHaveAttribute("loading", "eager");
    await expect(photo).toHaveAttribute("fetchpriority", "high");
  },
};

export const SeveralWidths: Story = {
  args: {
    srcSet: `${arrivingPhoto} 600w, ${arrivingPhoto} 1200w`,
    sizes: "(min-width: 48rem) 50vw, 100vw",
  },
};

/** A picture that adds nothing to the text has no name. */
export const Decorative: Story = {
  args: { alt: "" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** The box has the given ratio, whatever the picture's own ratio. */
export const Square: Story = {
  args: { width: 600, height: 600 },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("img").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1, 2);
  },
};

export const Tall: Story = { args: { width: 600, height: 900, src: garbagePhoto } };

export const RightToLeft: Story = {
  decorators: [rightToLeft("ar")],
  render: (args) => <Photo {...args} alt="تلال في المساء" />,
};

/** `alt` says what can be seen: "Hills in the evening". */
export const Do: Story = { args: { width: 900, height: 450 } };

/** `alt` says only that there is a picture: "photo". Leave it empty if the text beside it says enough. */
export const Dont: Story = { args: { alt: "photo", width: 900, height: 450 } };
