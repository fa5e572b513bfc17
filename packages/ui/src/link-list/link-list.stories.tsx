import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { wideMatrix } from "../testing/matrix.tsx";
import { rightToLeft } from "../testing/right-to-left.tsx";
import { linkListDefinition } from "./link-list.definition.ts";
import { LinkList } from "./link-list.tsx";

const links = [
  { label: "Services", href: "#services", text: "What we do, and what it costs to begin." },
  { label: "Work", href: "#work", text: "Sixteen projects with their figures." },
  { label: "About", href: "#about" },
  { label: "Contact", href: "#contact", text: "Four ways to reach us." },
];

const meta = {
  title: "Navigation/LinkList",
  component: LinkList,
  args: { links },
} satisfies Meta<typeof LinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    const first = canvas.getByRole("link", { name: "Services" });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const TwoColumns: Story = {
  args: { columns: 2 },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas
      .getAllByRole("listitem")
      .map((item) => Math.round(item.getBoundingClientRect().left));
    await expect(second).toBeGreaterThan(first ?? 0);
    await expect(third).toBe(first);
  },
};

export const WithoutText: Story = {
  args: { columns: "4", links: links.map(({ label, href }) => ({ label, href })) },
};

/** The app's link elements keep their attributes. */
export const RouterLinks: Story = {
  args: { links: [{ label: "About", link: <a href="#about" data-router="" /> }] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "About" });
    await expect(link).toHaveAttribute("data-router");
  },
};

export const LongText: Story = {
  args: {
    columns: "3",
    links: [
      {
        label: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
        href: "#a",
        text: "A page about an association whose name is longer than the page about it.",
      },
      { label: "A link with so many words that it needs two lines or more on a phone", href: "#b" },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    columns: 2,
    links: [
      { label: "خدمات", href: "#a", text: "ہم کیا کرتے ہیں۔" },
      { label: "رابطہ", href: "#b" },
    ],
  },
  decorators: [rightToLeft("ur")],
};

/** Links that say where they lead. */
export const Do: Story = { args: { links: links.slice(0, 2) } };

/** Read out one after another, these links are all the same. */
export const Dont: Story = {
  args: {
    links: [
      { label: "Read more", href: "#services", text: "About our services." },
      { label: "Learn more", href: "#work", text: "About our work." },
    ],
  },
};

export const AllVariants: Story = wideMatrix(linkListDefinition);
