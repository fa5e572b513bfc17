import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { arrivingPhoto } from "../photo/photo.fixture.ts";
import { wideMatrix } from "../testing/matrix.tsx";
import { embedDefinition } from "./embed.definition.ts";
import { Embed, type EmbedProps } from "./embed.tsx";

const onAlwaysChange = fn();

const frame = (text: string) =>
  `data:text/html,${encodeURIComponent(`<!doctype html><html lang="en"><title>${text}</title><main><h1>${text}</h1></main></html>`)}`;

export default {
  title: "Media/Embed",
  component: Embed,
  args: {
    title: "A walk through the workshop",
    src: frame("The film"),
    loadLabel: "Load from Films",
    children: "Films then learns your network address.",
    link: <a href="#film">Open at Films</a>,
    alwaysLabel: "Always load Films",
    always: false,
    onAlwaysChange,
  },
} satisfies Meta<typeof Embed>;

type Story = StoryObj<typeof Embed>;

/** A page that remembers the choice. */
function Remembering(props: EmbedProps) {
  const [always, setAlways] = useState(props.always);
  return <Embed {...props} always={always} onAlwaysChange={setAlways} />;
}

/** The frame comes with the press, in a box of the same size, and has the focus. */
export const Default: Story = {
  args: { pressedSrc: frame("It plays") },
  play: async ({ canvas, canvasElement }) => {
    const frameIn = () => canvasElement.querySelector("iframe");
    await expect(frameIn()).toBeNull();
    const figure = canvas.getByRole("figure", { name: "A walk through the workshop" });
    const before = figure.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole("button", { name: "Load from Films" }));
    await expect(frameIn()).toHaveFocus();
    await expect(frameIn()?.title).toBe("A walk through the workshop");
    await expect(frameIn()?.src).toContain("It%20plays");
    await expect(figure.getBoundingClientRect().height).toBe(before);
  },
};

/** Ticked, it loads without a press and does not take the focus; unticked, it is gone. */
export const Always: Story = {
  render: (args) => <Remembering {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const choice = canvas.getByRole("checkbox", { name: "Always load Films" });
    await userEvent.click(choice);
    await expect(choice).toHaveFocus();
    await expect(canvasElement.querySelector("iframe")?.src).toContain("The%20film");
    await userEvent.click(choice);
    await expect(canvasElement.querySelector("iframe")).toBeNull();
  },
};

/** Nobody knows what pressing it means. */
export const Dont: Story = { args: { loadLabel: "Play", children: null } };

export const AllVariants: Story = wideMatrix(embedDefinition, ({ shape }) => ({
  title: `A walk through the workshop (${shape})`,
  poster: <img src={arrivingPhoto} alt="" />,
}));
