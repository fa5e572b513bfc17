import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { arrivingPhoto } from "../photo/photo.fixture.ts";
import { shortFilm } from "./film.fixture.ts";
import { Film } from "./film.tsx";

export default {
  title: "Media/Film",
  component: Film,
  args: { ...shortFilm, title: "A walk through the workshop", poster: arrivingPhoto },
} satisfies Meta<typeof Film>;

type Story = StoryObj<typeof Film>;

const loop = { playLabel: "Play", pauseLabel: "Pause" };
const videoIn = (canvasElement: HTMLElement) => canvasElement.querySelector("video");

/** Nothing of the film is fetched, and its box has its ratio already. */
export const Default: Story = {
  args: { children: "A walk through the workshop, 1:20" },
  play: async ({ canvasElement }) => {
    const video = videoIn(canvasElement);
    await expect(video?.preload).toBe("none");
    await expect(video?.readyState).toBe(0);
    await expect(video?.controls).toBe(true);
    const { width = 0, height = 1 } = video?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

export const Captions: Story = {
  args: {
    captions: { src: "data:text/vtt,WEBVTT", lang: "en", label: "Captions" },
  },
  play: async ({ canvasElement }) => {
    await expect(videoIn(canvasElement)?.textTracks[0]?.kind).toBe("captions");
  },
};

/**
 * It waits for its button where motion is reduced, as in these tests; the button pauses it again.
 */
export const Loop: Story = {
  args: { loop },
  play: async ({ canvas, canvasElement }) => {
    const video = videoIn(canvasElement);
    await expect(video?.controls).toBe(false);
    await expect(video?.muted).toBe(true);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      await expect(video?.paused).toBe(true);
      await userEvent.click(canvas.getByRole("button", { name: "Play" }));
    }
    await userEvent.click(await canvas.findByRole("button", { name: "Pause" }));
    await waitFor(() => expect(video?.paused).toBe(true));
    await canvas.findByRole("button", { name: "Play" });
  },
};

/** A recording of a screen that shows one thing, and can be paused. */
export const Do: Story = { args: { loop, children: "A repair is booked in" } };

/** The title names the file. */
export const Dont: Story = { args: { title: "IMG_2041.MOV" } };
