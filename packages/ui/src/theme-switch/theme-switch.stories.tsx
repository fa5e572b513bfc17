import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { matrix } from "../testing/matrix.tsx";
import { longText } from "../testing/texts.tsx";
import { applyTheme } from "../theme/theme.ts";
import { themeSwitchDefinition } from "./theme-switch.definition.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

const key = "theme-of-the-stories";
const words = { system: "Same as the system", light: "Light", dark: "Dark" };
const shown = () => document.documentElement.dataset.theme;

/**
 * Storybook's toolbar has chosen a theme for the page. The stories begin with one that follows the
 * system.
 */
function atFirst() {
  localStorage.removeItem(key);
  applyTheme("system");
}

const meta = {
  title: "Navigation/ThemeSwitch",
  component: ThemeSwitch,
  args: { label: "Theme", text: words, storageKey: key },
  beforeEach: () => () => localStorage.removeItem(key),
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page shows what was chosen, and the browser keeps it; the system's theme needs no note. */
export const Default: Story = {
  play: async ({ canvas }) => {
    atFirst();
    const select = canvas.getByRole("combobox", { name: "Theme" });
    await waitFor(() => expect(select).toHaveDisplayValue(words.system));
    await userEvent.selectOptions(select, words.dark);
    await expect(shown()).toBe("dark");
    await expect(localStorage.getItem(key)).toBe("dark");
    await waitFor(() => expect(select).toHaveDisplayValue(words.dark));
    await userEvent.selectOptions(select, words.system);
    await expect(shown()).toBeUndefined();
    await expect(localStorage.getItem(key)).toBeNull();
  },
};

/** Two of them on a page say the same. */
export const Two: Story = {
  render: (args) => (
    <>
      <ThemeSwitch {...args} />
      <ThemeSwitch {...args} label="Theme, again" />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("combobox");
    await userEvent.selectOptions(first as HTMLElement, words.light);
    await waitFor(() => expect(second).toHaveDisplayValue(words.light));
  },
};

const inOtherTab = (value: string | null) => {
  if (value) localStorage.setItem(key, value);
  else localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: value ? key : null }));
};

/** What is chosen in another tab is shown here too, and so is a storage that was cleared. */
export const OtherTab: Story = {
  name: "Another tab",
  play: async ({ canvas }) => {
    atFirst();
    const select = canvas.getByRole("combobox");
    // It listens only after an effect, which may come after this begins.
    await waitFor(() => {
      inOtherTab("dark");
      expect(shown()).toBe("dark");
    });
    await waitFor(() => expect(select).toHaveDisplayValue(words.dark));
    window.dispatchEvent(new StorageEvent("storage", { key: "something else" }));
    await expect(shown()).toBe("dark");
    inOtherTab(null);
    await expect(shown()).toBeUndefined();
  },
};

/** The browser's own interface follows: of the two colours in the head one applies. */
export const ThemeColor: Story = {
  name: "Theme colour",
  beforeEach: () => {
    const colors = ["light", "dark"].map((scheme) => {
      const meta = document.createElement("meta");
      Object.assign(meta, { name: "theme-color", media: `(prefers-color-scheme: ${scheme})` });
      document.head.append(meta);
      return meta;
    });
    return () => {
      for (const color of colors) color.remove();
    };
  },
  play: async ({ canvas }) => {
    const media = () =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].map(
        (color) => color.media,
      );
    atFirst();
    const select = canvas.getByRole("combobox");
    await userEvent.selectOptions(select, words.dark);
    await expect(media()).toEqual(["not all", "all"]);
    await userEvent.selectOptions(select, words.system);
    await expect(media()).toEqual([
      "(prefers-color-scheme: light)",
      "(prefers-color-scheme: dark)",
    ]);
  },
};

export const LongText: Story = {
  ...longText,
  play: async ({ canvas, canvasElement }) => {
    const [icon] = canvasElement.querySelectorAll("svg");
    const inside = icon?.getBoundingClientRect() ?? new DOMRect();
    const around = canvas.getByRole("combobox").getBoundingClientRect();
    await expect(around.height).toBe(44);
    await expect(inside.top - around.top).toBeCloseTo(around.bottom - inside.bottom, 0);
  },
};

/** The words say what happens, not what is chosen, and are too long for a header. */
export const Dont: Story = {
  args: {
    text: {
      system: "Use the theme of my operating system",
      light: "Switch to the light theme",
      dark: "Switch to the dark theme",
    },
  },
};

export const AllVariants: Story = matrix(themeSwitchDefinition, (_, { name }) => ({
  label: `Theme: ${name}`,
}));
