import type { Meta, StoryObj } from "@storybook/react-vite";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { readTheme, themeCode } from "../theme/link.ts";
import { presets } from "../theme/presets.ts";
import { quietColours } from "../theme/sample-colours.ts";
import { ThemeStudio } from "./studio.tsx";

/** Puts the theme into Storybook's address, and shows all other stories in it. */
const share = (code: string) =>
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { brand: "studio", studio: code } });

export default {
  title: "Theme studio",
  component: ThemeStudio,
  tags: ["!autodocs", "slow"],
  // The tool itself stays legible with any choices.
  globals: { brand: "kolam" },
  args: { onThemeChange: fn() },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  render: ({ code, onThemeChange }, { globals }) => (
    <ThemeStudio
      code={code ?? globals.studio}
      onThemeChange={(changed) => {
        share(changed);
        onThemeChange?.(changed);
      }}
    />
  ),
} satisfies Meta<typeof ThemeStudio>;

type Story = StoryObj<typeof ThemeStudio>;

/** A journey for the tests; designers need the tool only once. */
const journey = ["!dev"];

/** The colour that a token has on the previewed page. */
function tokenOnPage(canvasElement: HTMLElement, name: string): string {
  const [frame] = within(canvasElement).getAllByTitle<HTMLIFrameElement>(/^A page of/);
  const root = frame?.contentDocument?.documentElement;
  return root ? getComputedStyle(root).getPropertyValue(name).trim() : "";
}

const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const Studio: Story = {};

/** Keyboard only: a colour is typed, and the page, the files and the address follow. */
export const ChangeAColour: Story = {
  tags: journey,
  play: async ({ args, canvas, canvasElement }) => {
    const before = presets.kolam.colours.action;
    await waitFor(() => expect(tokenOnPage(canvasElement, "--k-color-action")).toBe(before));
    await retype(canvas.getByLabelText("Action"), "#8fe3c0");
    await waitFor(() => expect(tokenOnPage(canvasElement, "--k-color-action")).toBe("#8fe3c0"));
    const page = canvas.getByTitle<HTMLIFrameElement>("A page of Kolam").contentDocument;
    const [button] = within(page?.body ?? canvasElement).getAllByRole("link", {
      name: "Write to us",
    });
    await waitFor(() =>
      expect(button && getComputedStyle(button).backgroundColor).toBe("rgb(143, 227, 192)"),
    );
    const file = canvas.getByRole("link", { name: "Download brand.css" });
    await expect(decodeURIComponent(file.getAttribute("href") ?? "")).toContain(
      "--k-color-action: #8fe3c0;",
    );
    // A slow machine reports what was typed so far as well.
    const reported = args.onThemeChange as ReturnType<typeof fn>;
    const last = () => readTheme(String(reported.mock.lastCall?.[0])).choices?.colours.action;
    await waitFor(() => expect(last()).toBe("#8fe3c0"));
  },
};

/**
 * Colours that are hard to read say so; one press replaces each with the nearest one that is not.
 */
export const FixColours: Story = {
  tags: journey,
  args: {
    code: themeCode({
      ...presets.kolam,
      colours: { ...quietColours, link: "#7a9cff" },
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Accent");
    await retype(field, "#e0808a");
    await userEvent.click(await canvas.findByRole("button", { name: /^Use #\w+ for Accent$/ }));
    await waitFor(() => expect(field).toBeValid());
    await expect(field).toHaveFocus();
    await expect(field).not.toHaveValue("#e0808a");

    await userEvent.click(canvas.getByRole("tab", { name: "Contrast 6 fail" }));
    const report = within(canvas.getByRole("tabpanel", { name: /Contrast/ }));
    await expect(report.getByRole("heading", { name: /^6 of \d+ pairs fail$/ })).toBeVisible();
    await expect(report.getAllByText(/has 2\.[0-9]:1, needs 4.5:1/)).toHaveLength(6);
    await userEvent.click(report.getByRole("button", { name: /^Use #\w+ for Link$/ }));
    await waitFor(() =>
      expect(report.getByRole("heading", { level: 2 })).toHaveTextContent(/^All \d+ pairs pass$/),
    );
    await expect(report.getByRole("heading", { level: 2 })).toHaveFocus();
    await userEvent.click(canvas.getByRole("tab", { name: "Page" }));
  },
};

/** A link brings back everything that was chosen. */
export const FromALink: Story = {
  tags: journey,
  args: {
    code: themeCode({ ...presets.northlight, name: "Far Shore", titleFont: "own:Söhne Breit" }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByLabelText("Name")).toHaveValue("Far Shore");
    await expect(canvas.getByLabelText("Ink")).toHaveValue("#101a17");
    await expect(canvas.getByLabelText("Titles: name of the family")).toHaveValue("Söhne Breit");
    await expect(canvas.getByLabelText("Corners of cards")).toHaveValue("14");
    await expect(canvas.getByLabelText("Compact")).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(canvas.getByLabelText("Name")).toHaveValue("Kolam");
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await expect(canvas.getByLabelText("Name")).toHaveValue("Far Shore");
  },
};

/** A link that was cut off says so, and the kit's own brand is shown. */
export const BadLink: Story = {
  tags: journey,
  args: { code: themeCode(presets.northlight).slice(0, 40) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/incomplete, or was changed/);
    await expect(canvas.getByLabelText("Name")).toHaveValue("Kolam");
    fireEvent.change(canvas.getByLabelText("Corners of cards"), { target: { value: "12" } });
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
  },
};

/**
 * One colour, or a logo, is enough for a whole brand; both themes, and before and after, are side
 * by side.
 */
export const FromOneColour: Story = {
  tags: journey,
  play: async ({ canvas, canvasElement }) => {
    await retype(canvas.getByLabelText("One colour"), "#7a1fa2");
    await waitFor(() => expect(canvas.getByLabelText("Accent")).toHaveValue("#7a1fa2"));
    await expect(canvas.getByLabelText("Feature")).not.toHaveValue(presets.kolam.colours.feature);
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><path fill="#b3261e" d="M0 0h99v99H0z"/><path fill="#ffb84d" d="M0 0h99v30H0z"/></svg>';
    const file = new File([logo], "logo.svg", { type: "image/svg+xml" });
    await userEvent.upload(canvas.getByLabelText("A logo"), file);
    await waitFor(() => expect(canvas.getByLabelText("Action")).toHaveValue("#ffb84d"));
    await expect(canvas.getByLabelText("Accent")).toHaveValue("#b3261e");
    const frame = canvas.getByTitle<HTMLIFrameElement>("A page of Kolam");
    await expect(frame.contentDocument?.querySelector<HTMLImageElement>("header img")?.alt).toBe(
      "Kolam",
    );
    await userEvent.click(canvas.getByRole("button", { name: "#ffb84d" }));
    await waitFor(() => expect(canvas.getByLabelText("Accent")).not.toHaveValue("#ffb84d"));
    await userEvent.upload(
      canvas.getByLabelText("A logo"),
      new File(["x"], "logo.svg", { type: "image/svg+xml" }),
    );
    await expect(await canvas.findByText(/no colour in it/)).toBeVisible();

    await userEvent.click(canvas.getByRole("radio", { name: "Before and after" }));
    await waitFor(() => expect(canvas.getAllByTitle(/^A page of/)).toHaveLength(2));
    await waitFor(() =>
      expect(tokenOnPage(canvasElement, "--k-color-action")).toBe(presets.kolam.colours.action),
    );
  },
};
