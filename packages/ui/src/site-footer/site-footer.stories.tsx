import logo from "virtual:kolam/logo";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Motif } from "../motif/motif.tsx";
import { Stack } from "../stack/stack.tsx";
import { shownWords } from "../testing/shown-words.ts";
import { SiteFooter } from "./site-footer.tsx";

const links = (labels: readonly string[]) =>
  labels.map((label) => ({
    label,
    href: `#${label.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`,
    current: label === "Blog",
  }));

export default {
  title: "Page/SiteFooter",
  component: SiteFooter,
  parameters: { layout: "fullscreen" },
  args: {
    navigationLabel: "All pages",
    groups: [
      { title: "Services", links: links(["Web Development", "SEO Services", "Branding"]) },
      { title: "Company", links: links(["About", "Portfolio", "Blog", "Careers", "Contact"]) },
      { title: "Start", links: links(["Get a quote", "SEO Analyzer", "Sitemap"]) },
    ],
    brand: (
      <>
        <a href="#home">
          <Motif drawing={logo} tone="feature" />
          Kolam
        </a>
        <p>Software and marketing from one team in Pune, since 2019.</p>
      </>
    ),
    contact: (
      <address>
        <a href="mailto:hello@kolam.example.com">hello@kolam.example.com</a>
        <br />
        <a href="tel:+911234567890">+91 12345 67890</a>
        <br />
        Monday to Friday, 10:00 AM - 7:00 PM IST
      </address>
    ),
    social: <a href="#linkedin">LinkedIn</a>,
    legal: (
      <>
        <p>© 2026 Kolam</p>
        <Stack direction="row" gap={6}>
          <a href="#privacy">Privacy</a>
          <a href="#terms">Terms</a>
        </Stack>
      </>
    ),
  },
} satisfies Meta<typeof SiteFooter>;

type Story = StoryObj<typeof SiteFooter>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole("navigation", { name: "All pages" }));
    await expect(pages.getAllByRole("link")).toHaveLength(11);
    await expect(pages.getByRole("link", { current: "page" })).toHaveTextContent("Blog");
  },
};

const longWords = "Software that is made to measure, and everything that it takes to look after it";

/** Columns begin on one line where words wrap; words with an element in them wrap as text does. */
export const LongWords: Story = {
  name: "Long words",
  args: {
    groups: [
      { title: "Services", links: links([longWords, "Branding"]) },
      { title: "Company", links: links(["About", "Careers"]) },
    ],
    legal: (
      <a href="#terms">
        Terms <span>(in English)</span>
      </a>
    ),
  },
  play: async ({ canvas }) => {
    const terms = canvas.getByRole("link", { name: /^Terms/ });
    await expect(shownWords(terms)).toBe("Terms (in English)");
    const lines = [longWords, "About"].map((name) => {
      const words = document.createRange();
      words.selectNodeContents(canvas.getByRole("link", { name }));
      return words.getClientRects();
    });
    await expect(lines[0]?.length).toBeGreaterThan(1);
    await expect(lines[1]).toHaveLength(1);
    await expect(lines[0]?.[0]?.top).toBeCloseTo(lines[1]?.[0]?.top ?? 0, 0);
  },
};

/** The minimal footer. */
export const LinksOnly: Story = {
  args: {
    brand: undefined,
    contact: undefined,
    social: undefined,
    legal: undefined,
  },
};

/** A group that has lost its last link takes its title with it. */
export const EmptyGroup: Story = {
  args: {
    groups: [
      { title: "Services", links: links(["Web Development"]) },
      { title: "Company", links: [] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Services" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Company" })).toBeNull();
  },
};

/** Without any link there is no navigation either. */
export const NoGroups: Story = {
  args: { groups: [{ title: "Services", links: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

/** One long list, in which everything has to be read. */
export const Dont: Story = {
  args: {
    contact: undefined,
    groups: [
      {
        title: "Links",
        links: links(["Home", "Branding", "Terms", "Careers", "Web", "Blog", "Privacy", "SEO"]),
      },
    ],
  },
};
