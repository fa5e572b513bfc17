import basket from "virtual:kolam/basket";
import block from "virtual:kolam/block";
import crown from "virtual:kolam/crown";
import fan from "virtual:kolam/fan";
import gem from "virtual:kolam/gem";
import steps from "virtual:kolam/steps";
import tower from "virtual:kolam/tower";
import windowDrawing from "virtual:kolam/window";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { CardGrid } from "../card-grid/card-grid.tsx";
import { Motif } from "../motif/motif.tsx";
import { matrix } from "../testing/matrix.tsx";
import { rightToLeft } from "../testing/right-to-left.tsx";
import { serviceCardDefinition } from "./service-card.definition.ts";
import { ServiceCard } from "./service-card.tsx";

const features = [
  "Order, stock and billing systems",
  "Connections to what you already run",
  "Roles and audit logs",
  "Source code and documents are yours",
];

const meta = {
  title: "Cards/ServiceCard",
  component: ServiceCard,
  args: {
    href: "#software",
    title: "Custom Software Development",
    description: "Web platforms and internal tools built around how your team already works.",
    drawing: <Motif drawing={block} />,
    price: { label: "Starts at", amount: "₹50,000" },
  },
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard focus highlights the card like hover does. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Custom Software Development" });
    const card = canvas.getByRole("article");
    const restColor = getComputedStyle(card).color;
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(card).color).not.toBe(restColor);
    link.blur();
    await expect(getComputedStyle(card).color).toBe(restColor);
  },
};

/** The link's click target extends to every corner of the card. */
export const WholeCardIsTheLink: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    const { left, top, right, bottom } = canvas.getByRole("article").getBoundingClientRect();
    for (const [x, y] of [
      [left + 4, top + 4],
      [right - 4, bottom - 4],
      [left + 4, bottom - 4],
    ] as const) {
      await expect(document.elementFromPoint(x, y)).toBe(link);
    }
  },
};

export const Feature: Story = { args: { tone: "feature" } };

export const WithFeatures: Story = { tags: ["anatomy"], args: { features } };

export const WithoutDrawingAndPrice: Story = { args: { drawing: undefined, price: undefined } };

/** The app's link element receives the card's class and title. */
export const OwnLinkElement: Story = {
  render: ({ title, description }) => (
    <ServiceCard
      link={<a href="#own" data-router="true" />}
      title={title}
      description={description}
    />
  ),
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole("link", { name: args.title });
    await expect(link).toHaveAttribute("data-router", "true");
  },
};

export const LongText: Story = {
  args: {
    title: "Donaudampfschifffahrtsgesellschaftssoftware and everything that belongs to it",
    description:
      "Web platforms and internal tools built around how your team already works, with the people who use them in the room from the first week, and a record of what was decided and why.",
    features: [...features, "A very long feature that needs more than a single line to be told"],
    price: { label: "A first release starts at", amount: "₹1,50,000", unit: "per release" },
  },
};

const services = [
  [
    block,
    "Custom Software Development",
    "₹50,000",
    undefined,
    "Web platforms and internal tools built around how your team already works.",
  ],
  [
    windowDrawing,
    "Web Development",
    "₹25,000",
    undefined,
    "Fast, accessible sites your marketing team can change without us.",
  ],
  [
    tower,
    "Mobile App Development",
    "₹75,000",
    undefined,
    "iOS and Android from one codebase, released on a calendar you can trust.",
  ],
  [
    fan,
    "Digital Marketing",
    "₹15,000",
    "/ month",
    "Campaigns measured in enquiries, not impressions.",
  ],
  [
    steps,
    "SEO Services",
    "₹10,000",
    "/ month",
    "Technical audits first, content second, links last.",
  ],
  [
    basket,
    "E-commerce Solutions",
    "₹40,000",
    undefined,
    "Shopify, WooCommerce or your own: checkout that finishes.",
  ],
  [
    gem,
    "UI/UX Design",
    "₹20,000",
    undefined,
    "Research, wireframes, prototypes, tests. In that order.",
  ],
  [
    crown,
    "Branding & Strategy",
    "₹30,000",
    undefined,
    "A name, a voice and a system you can hand to anyone.",
  ],
] as const;

/** Eight cards in a grid, one of them emphasised; the prices of a row are aligned. */
export const Grid: Story = {
  render: () => (
    <CardGrid columns="4" label="Services">
      {services.map(([drawing, title, amount, unit, description], index) => (
        <ServiceCard
          key={title}
          href={`#${index}`}
          title={title}
          description={description}
          drawing={<Motif drawing={drawing} />}
          price={{ label: "Starts at", amount, unit }}
          tone={index === 2 ? "feature" : "plain"}
        />
      ))}
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items).toHaveLength(8);
    const [first, second] = items.map((item) => item.getBoundingClientRect());
    if (first && second && first.top === second.top) {
      await expect(Math.abs(first.right - 1 - second.left)).toBeLessThan(0.1);
    }
  },
};

/** With features and prices, as in an overview of all services. */
export const GridWithFeatures: Story = {
  render: () => (
    <CardGrid columns="4" label="Services">
      {services.map(([drawing, title, amount, unit, description], index) => (
        <ServiceCard
          key={title}
          href={`#${index}`}
          title={title}
          description={description}
          features={features.slice(0, 2 + (index % 3))}
          drawing={<Motif drawing={drawing} />}
          price={{ label: "Starts at", amount, unit }}
        />
      ))}
    </CardGrid>
  ),
};

export const RightToLeft: Story = {
  decorators: [rightToLeft("ar")],
  render: () => (
    <CardGrid columns="2">
      <ServiceCard
        href="#1"
        title="تطوير المواقع"
        description="مواقع سريعة وسهلة الوصول يمكن لفريقك تعديلها بدوننا."
        features={["تصميم متجاوب", "لوحة تحكم بسيطة"]}
        drawing={<Motif drawing={steps} />}
        price={{ label: "ابتداءً من", amount: "₹25,000" }}
      />
      <ServiceCard
        href="#2"
        tone="feature"
        title="تحسين محركات البحث"
        description="التدقيق التقني أولًا، ثم المحتوى، ثم الروابط."
        drawing={<Motif drawing={fan} />}
        price={{ label: "ابتداءً من", amount: "₹10,000", unit: "/ شهر" }}
      />
    </CardGrid>
  ),
};

/** What it is and what it costs, in the words of those who need it. */
export const Do: Story = { args: { drawing: undefined } };

/** Praise in place of a description, and nothing to compare. */
export const Dont: Story = {
  args: {
    drawing: undefined,
    price: undefined,
    description: "Best-in-class, end-to-end solutions for businesses of all sizes.",
  },
};

export const AllVariants: Story = matrix(serviceCardDefinition, () => ({
  features: features.slice(0, 2),
}));
