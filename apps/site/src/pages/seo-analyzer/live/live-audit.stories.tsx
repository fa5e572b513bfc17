import { analyzer } from "@site/texts/analyzer/analyzer";
import { addressWords } from "@site/texts/analyzer/analyzer-address";
import { auditReportWords } from "@site/texts/analyzer/analyzer-audit-report";
import { examplePage } from "@site/texts/analyzer/example-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router-dom";
import { expect, userEvent, within } from "storybook/test";
import type { FetchedPage, PageProblem } from "../../../analyzer/ask-for-page.ts";
import { type AuditCall, auditIn } from "../../../analyzer/audit-client.ts";
import { fakeWorker } from "../../../analyzer/fake-worker.ts";
import { Tools } from "../tools.tsx";

const { fetched, problems } = addressWords;
const { input } = analyzer;

const page: FetchedPage = {
  url: "https://www.example.com/cups",
  redirects: ["https://example.com/", "https://www.example.com/"],
  at: "2026-01-15T12:00:00.000Z",
  robots: "forbids",
  listing: "none",
  headers: { "x-robots-tag": "noindex" },
  html: examplePage,
};

/** Answers at once, with a page or a problem, or never. */
const services = (answer: FetchedPage | PageProblem | Promise<never>) => ({
  ask: async () => answer,
  audit: (source: string | Blob, call: AuditCall) => auditIn(fakeWorker(), source, call),
  now: () => new Date("2026-01-15T12:00:00"),
});

const meta = {
  title: "Site/Analyzer/Audit of an address",
  tags: ["slow"],
  component: Tools,
  args: { services: services(page) },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof Tools>;

export default meta;
type Story = StoryObj<typeof meta>;

async function analyze(canvasElement: HTMLElement, address: string) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole("textbox", { name: input.label }), address);
  await userEvent.click(canvas.getByRole("button", { name: input.analyze }));
}

/** The field of the address comes first, and says what is done with it. */
export const Idle: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual([analyzer.tools.simulation.title, analyzer.tools.audit.title]);
    await expect(canvas.getByText(addressWords.intro)).toBeVisible();
  },
};

export const Running: Story = {
  args: { services: services(new Promise<never>(() => {})) },
  play: async ({ canvas, canvasElement }) => {
    await analyze(canvasElement, "example.com");
    const bar = { name: addressWords.asking("example.com") };
    await expect(await canvas.findByRole("progressbar", bar)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: addressWords.cancel }));
    await expect(canvas.queryByRole("progressbar", bar)).toBeNull();
  },
};

/** With what the page's server said, as text. */
export const NotToBeHad: Story = {
  args: { services: services({ problem: "login", detail: "403" }) },
  play: async ({ canvas, canvasElement }) => {
    await analyze(canvasElement, "example.com");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(problems.login("403"));
  },
};

/** A page that scripts would fill is no thin page. */
export const EmptyWithoutScripts: Story = {
  args: {
    services: services({
      ...page,
      html: '<!doctype html><title>Cups</title><div id="root"></div><script src="a.js"></script>',
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await analyze(canvasElement, "example.com");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(problems.scripts());
  },
};

/** The simulation refuses it, and the real audit does not. */
export const Offered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await analyze(canvasElement, "shop.technology");
    await expect(canvas.getByRole("textbox", { name: input.label })).toHaveAccessibleDescription(
      expect.stringContaining(analyzer.errors.invalid),
    );
    const offer = canvas.getByRole("button", { name: addressWords.offer("shop.technology") });
    await userEvent.click(offer);
    await expect(await canvas.findByText(fetched.title)).toBeVisible();
  },
};

export const Result: Story = {
  play: async ({ canvas, canvasElement }) => {
    await analyze(canvasElement, "example.com");
    const name = (text: string) => text.includes(auditReportWords.result.title(""));
    await expect(await canvas.findByRole("heading", { name })).toHaveFocus();
    await expect(canvas.getByText(fetched.robots.forbids)).toBeVisible();
    await expect(canvas.getByText(page.redirects[0] ?? "")).toBeVisible();
  },
};

/** Nothing is fetched: the page says so, and pasting comes first. */
export const SwitchedOff: Story = {
  args: { services: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(addressWords.off)).toBeVisible();
    await analyze(canvasElement, "shop.technology");
    const name = addressWords.offer("shop.technology");
    await expect(canvas.queryByRole("button", { name })).toBeNull();
  },
};

export const SmallPhone: Story = {
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, canvasElement }) => {
    await analyze(canvasElement, "example.com");
    await expect(await canvas.findByText(fetched.title)).toBeVisible();
  },
};
