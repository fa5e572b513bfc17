import basket from "virtual:kolam/basket";
import block from "virtual:kolam/block";
import crown from "virtual:kolam/crown";
import fan from "virtual:kolam/fan";
import gem from "virtual:kolam/gem";
import steps from "virtual:kolam/steps";
import tower from "virtual:kolam/tower";
import window from "virtual:kolam/window";
import { Motif } from "../motif/motif.tsx";
import type { NavigationMenuItem, NavigationMenuLink } from "./navigation-menu.tsx";

const services = [
  ["Custom Software Development", "Platforms and internal tools", block],
  ["Web Development", "Fast sites your team can change", window],
  ["Mobile App Development", "iOS and Android, one codebase", tower],
  ["Digital Marketing", "Measured in enquiries", fan],
  ["SEO Services", "Technical audits first", steps],
  ["E-commerce Solutions", "Checkout that finishes", basket],
  ["UI/UX Design", "Research, wireframes, tests", gem],
  ["Branding & Strategy", "A name, a voice, a system", crown],
] as const;

const links: readonly NavigationMenuLink[] = services.map(([label, description, drawing]) => ({
  label,
  description,
  href: `#${label.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`,
  icon: <Motif drawing={drawing} />,
}));

/** A header's menu for stories: seven links, one of them with a panel of eight. */
export const sampleItems: readonly NavigationMenuItem[] = [
  { label: "About", href: "#about" },
  { label: "Services", href: "#services", panel: { triggerLabel: "Show all services", links } },
  { label: "Blog", href: "#blog", current: true },
  { label: "Careers", href: "#careers" },
  { label: "SEO Analyzer", href: "#seo-analyzer" },
  { label: "Contact", href: "#contact" },
];

/** A header's menu in Arabic, whose short words leave the panel little room at the end. */
export const arabicItems: readonly NavigationMenuItem[] = [
  { label: "من نحن", href: "#about" },
  {
    label: "خدمات",
    href: "#services",
    panel: {
      triggerLabel: "كل الخدمات",
      links: ["تصميم", "برمجة", "تسويق", "متاجر"].map((label, index) => ({
        label,
        href: `#service-${index}`,
      })),
    },
  },
  { label: "مدونة", href: "#blog", current: true },
  { label: "اتصل", href: "#contact" },
];

/** A menu small enough for a matrix cell: two links, one of them with a panel of two. */
export const fewItems: readonly NavigationMenuItem[] = [
  { label: "About", href: "#about", current: true },
  {
    label: "Services",
    href: "#services",
    panel: { triggerLabel: "Show all services", links: links.slice(1, 3) },
  },
];
