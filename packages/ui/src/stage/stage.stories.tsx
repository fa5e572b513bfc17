import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DeviceFrame } from "../device-frame/device-frame.tsx";
import { arrivingPhoto } from "../photo/photo.fixture.ts";
import { Photo } from "../photo/photo.tsx";
import { wideMatrix } from "../testing/matrix.tsx";
import testing from "../testing/stage.module.css";
import { stageDefinition } from "./stage.definition.ts";
import { Stage } from "./stage.tsx";

const repairs = ["Bicycle 12, new chain: ready", "Bicycle 15, front wheel: tomorrow"];

export default {
  title: "Media/Stage",
  component: Stage,
  args: {
    children: (
      <DeviceFrame title="Workshop" label="A workshop's list of repairs: one of two is ready.">
        {repairs.map((repair) => (
          <p key={repair}>{repair}</p>
        ))}
      </DeviceFrame>
    ),
  },
} satisfies Meta<typeof Stage>;

type Story = StoryObj<typeof Stage>;

export const Whole = {
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvas.getByRole("img");
    const mat = canvasElement.querySelector("div > div");
    await expect(mat?.getBoundingClientRect().bottom).toBeGreaterThan(
      drawing.getBoundingClientRect().bottom,
    );
  },
} satisfies Story;

const inWindow: Decorator = (story) => <div className={testing.narrow}>{story()}</div>;

const checkWindow: NonNullable<Story["play"]> = async ({ canvas }) => {
  const drawing = canvas.getByRole("img");
  const mat = drawing.parentElement?.parentElement?.getBoundingClientRect();
  const { width = 0, height = 1, bottom = 0 } = mat ?? {};
  await expect(width / height).toBeCloseTo(4 / 3, 1);
  await expect(bottom).toBeLessThan(drawing.getBoundingClientRect().bottom);
};

/** Windows have one shape. A low drawing is stretched to the lower edge, which cuts off its foot. */
export const Window: Story = {
  args: { fit: "window" },
  decorators: inWindow,
  play: checkWindow,
};

/** A tall drawing changes nothing of that. */
export const TallWindow: Story = {
  args: {
    fit: "window",
    children: (
      <DeviceFrame title="Workshop" label="A workshop's list of repairs, longer than its window.">
        {"Another bicycle: ready. ".repeat(300)}
      </DeviceFrame>
    ),
  },
  decorators: inWindow,
  play: checkWindow,
};

/** A photo has edges: on a mat it looks smaller than it is. */
export const Dont: Story = {
  args: {
    children: (
      <Photo
        src={arrivingPhoto}
        alt="Hills in the evening"
        width={900}
        height={450}
        frame={undefined}
      />
    ),
  },
};

export const AllVariants: Story = wideMatrix(stageDefinition);
