import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { wideMatrix } from "../testing/matrix.tsx";
import { shownWords } from "../testing/shown-words.ts";
import { contactDetailsDefinition } from "./contact-details.definition.ts";
import { sampleDetails } from "./contact-details.fixture.tsx";
import { ContactDetails } from "./contact-details.tsx";

export default {
  title: "Content/ContactDetails",
  component: ContactDetails,
  args: { items: sampleDetails },
} satisfies Meta<typeof ContactDetails>;

type Story = StoryObj<typeof ContactDetails>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
    const links = canvas.getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      "+00 00 0000 0000",
      "hello@example.com",
      "Find the way",
    ]);
    for (const link of links)
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Offices, without icons, each with two links. */
export const Offices: Story = {
  args: {
    columns: "3",
    items: ["North", "East", "Harbour"].map((name, index) => ({
      title: name,
      detail: `${index + 4} Lantern Street`,
      link: [
        { label: `Way to ${name}`, href: `#${name}` },
        { label: "+00 00 0000 0000", href: "tel:+000000000000" },
      ],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(6);
  },
};

/** A link whose words contain elements wraps as text does, not in columns. */
export const LinkWithElements: Story = {
  name: "Link with elements",
  args: {
    items: [
      {
        title: "Write",
        detail: (
          <a href="mailto:hello@quarry-stone.example.com">
            hello@
            <wbr />
            <span>quarry-stone</span>.example.com
          </a>
        ),
        link: {
          label: (
            <>
              Our <b>letter box</b> at the harbour
            </>
          ),
          href: "#letters",
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").map(shownWords)).toEqual([
      "hello@quarry-stone.example.com",
      "Our letter box at the harbour",
    ]);
  },
};

/** The detail is the link, and the text says when it works. */
export const Do: Story = { args: { items: sampleDetails.slice(0, 2) } };

/** The number is not shown, so it cannot be noted or called from another telephone. */
export const Dont: Story = {
  args: {
    items: [
      {
        title: "Call",
        detail: "We love to talk",
        link: { label: "Click here", href: "tel:+0000" },
      },
    ],
  },
};

export const AllVariants: Story = wideMatrix(contactDetailsDefinition);
