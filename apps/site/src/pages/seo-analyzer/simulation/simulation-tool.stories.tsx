import { scoreLabel } from "@kolam/content/model/analyzer/score-label";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { analysisWords } from "@site/texts/analyzer/analyzer-report";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { withMail } from "../../../forms/testing/fake-services.tsx";
import { SimulationTool } from "./simulation-tool.tsx";
import type { SimulationServices } from "./use-simulation.ts";

const { input, errors, actions, sampleDomains, simulated, status } = analyzer;
const beyondScore = [1, 2, 3, 4, 5, 6].map(simulated.beyondScore);
const lastDomain: string = sampleDomains.at(-1) ?? "";

/** Draws every figure at the same place of its range, from 0 (best) to 1 (worst). */
function services(place: number, wait: SimulationServices["wait"] = async () => {}) {
  return { random: () => place, wait, now: () => new Date("2026-01-15T12:00:00") };
}

const best = services(0);
const worst = services(0.999);

const meta = {
  title: "Site/Analyzer/Simulation",
  component: SimulationTool,
  args: { services: best },
  decorators: [withMail()],
} satisfies Meta<typeof SimulationTool>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("textbox", { name: input.label });

async function analyze(canvasElement: HTMLElement, address: string) {
  await userEvent.click(field(canvasElement));
  await userEvent.keyboard(`${address}{Enter}`);
}

async function expectResult(canvasElement: HTMLElement, score: number) {
  const { label } = scoreLabel(score);
  const canvas = within(canvasElement);
  const heading = await canvas.findByRole("heading", {
    name: analysisWords.result.title("example.com"),
  });
  await expect(heading).toHaveFocus();
  await expect(canvas.getByText(String(score), { exact: true })).toBeVisible();
  await expect(canvas.getAllByText(label, { exact: true })[0]).toBeVisible();
  await expect(canvas.getByText(simulated.text)).toBeVisible();
  await expect(canvas.getByText(simulated.badge)).toBeVisible();
  await expect(canvas.getByText(simulated.score)).toBeVisible();
  await expect(canvas.getByText(status.finished(score, label))).toBeInTheDocument();
}

/** With a blank field the button is disabled; pressing it explains why. */
export const Idle: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: input.analyze });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: lastDomain }));
    await expect(field(canvasElement)).toHaveValue(lastDomain);
    await expect(button).not.toHaveAttribute("aria-disabled");
    await userEvent.clear(field(canvasElement));
    await userEvent.click(button);
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toHaveAccessibleDescription(
      expect.stringContaining(errors.empty),
    );
    await userEvent.keyboard("e");
    await expect(field(canvasElement)).not.toHaveAttribute("aria-invalid");
  },
};

/** What to do about a port stands beside the specified message, not in its place. */
export const InvalidAddress: Story = {
  play: async ({ canvasElement }) => {
    await analyze(canvasElement, "example.com:8080");
    for (const words of [errors.invalid, errors.port]) {
      await expect(field(canvasElement)).toHaveAccessibleDescription(
        expect.stringContaining(words),
      );
    }
  },
};

/** During a run the button keeps the focus and ignores a second press. */
export const Analyzing: Story = {
  args: { services: services(0, () => new Promise(() => {})) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(field(canvasElement), "example.com");
    await userEvent.click(canvas.getByRole("button", { name: input.analyze }));
    const button = await canvas.findByRole("button", { name: input.analyzing });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole("progressbar", { name: status.running })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: sampleDomains[0] }));
    await expect(field(canvasElement)).toHaveValue("example.com");
  },
};

export const ResultExcellent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await analyze(canvasElement, "example.com");
    await expectResult(canvasElement, 100);
    // None of its most urgent recommendations is called for.
    await expect(canvas.getAllByText(analysisWords.result.notCalledFor)).toHaveLength(3);
    await expect(canvas.getAllByText(analysisWords.result.calledFor)).toHaveLength(1);
  },
};

export const ResultGood: Story = {
  tags: ["slow"],
  args: { services: worst },
  play: async ({ canvas, canvasElement }) => {
    await analyze(canvasElement, "example.com");
    await expectResult(canvasElement, 60);
    await expect(canvas.getByText((text) => beyondScore.includes(text))).toBeVisible();
    const suggestions = canvas.getAllByText(analysisWords.result.suggestions);
    for (const title of suggestions) {
      await expect(title.parentElement?.querySelectorAll("li").length).toBeLessThanOrEqual(3);
    }
  },
};

export const ResultPoor: Story = {
  tags: ["slow"],
  args: { services: worst },
  play: async ({ canvasElement }) => {
    await analyze(canvasElement, "http://example.com");
    await expectResult(canvasElement, 50);
  },
};

/** Clears everything and returns to the field. */
export const Again: Story = {
  play: async ({ canvas, canvasElement }) => {
    await analyze(canvasElement, "example.com");
    await canvas.findByRole("heading", { name: analysisWords.result.title("example.com") });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole("button", { name: actions.again })[0]).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(
      canvas.queryByRole("heading", { name: analysisWords.result.title("example.com") }),
    ).toBeNull();
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toHaveValue("");
  },
};

export const Failed: Story = {
  args: { services: services(0, () => Promise.reject(new Error("called off"))) },
  play: async ({ canvas, canvasElement }) => {
    await analyze(canvasElement, "example.com");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(errors.failed);
    await expect(field(canvasElement)).toHaveValue("example.com");
    await userEvent.type(field(canvasElement), "/");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const SmallPhone: Story = {
  tags: ["slow"],
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, canvasElement }) => {
    await analyze(canvasElement, "example.com");
    await canvas.findByRole("heading", { name: analysisWords.result.title("example.com") });
  },
};
