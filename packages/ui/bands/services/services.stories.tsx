import gem from "virtual:kolam/gem";
import tower from "virtual:kolam/tower";
import windowDrawing from "virtual:kolam/window";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { define } from "../../src/definition/definition.ts";
import { Motif } from "../../src/motif/motif.tsx";
import { matrix } from "../../src/testing/matrix.tsx";
import { repeated } from "../../src/testing/repeated.ts";
import { longText, rightToLeft } from "../../src/testing/texts.tsx";
import { ServicesBand, type ServicesBandProps } from "./services.tsx";

const drawn = (drawing: typeof gem) => <Motif drawing={drawing} animate="redraw" />;

const services = [
  {
    title: "Tuning",
    description: "At your house, by ear. We come again after three weeks if the weather turns.",
    price: { amount: "£85" },
    drawing: drawn(gem),
    href: "#tuning",
  },
  {
    title: "Repair",
    description: "Keys that stick, hammers that buzz, pedals that sigh. Most of it in one visit.",
    price: { label: "From", amount: "£140" },
    drawing: drawn(windowDrawing),
    href: "#repair",
  },
  {
    title: "Restoration",
    description: "New strings, felt and lacquer. We take it apart, and you may watch.",
    price: { label: "From", amount: "£3,900" },
    drawing: drawn(tower),
    href: "#restoration",
  },
] satisfies ServicesBandProps["services"];

export default {
  title: "Bands/Services",
  component: ServicesBand,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  args: {
    title: "What we do, and from how much on",
    lead: "The price is for an upright in good order. A grand costs a third more.",
    link: { label: "All prices", href: "#prices" },
    services,
    emphasised: 2,
  },
} satisfies Meta<typeof ServicesBand>;

type Story = StoryObj<typeof ServicesBand>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(services.length);
    await expect(canvas.getByText("£3,900")).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const One: Story = { args: { services: services.slice(0, 1), link: undefined } };

export const Twelve: Story = {
  args: {
    services: repeated([services[0] as (typeof services)[number], ...services], 12, "title"),
  },
};

export const InArabic: Story = { ...rightToLeft };

export const Long: Story = { ...longText };

export const LongOnPhone: Story = { ...longText, globals: { viewport: { value: "phone" } } };

export const AllVariants: Story = matrix(
  define({ name: "ServicesBand", axes: { surface: ["plain", "alt"] } }),
  (_, { name }) => ({ title: name }),
);
