import { type PagePath, paths, type ServiceId, type serviceIds } from "../paths.ts";
import { type Price, startingPrices } from "../prices.ts";
import type { Four, Two } from "../shapes.ts";

/** The card of a service, on the home page and the services overview. */
export interface ServiceCard<Id extends ServiceId = ServiceId> {
  readonly id: Id;
  /** The seed of the service's drawing. */
  readonly icon: Id;
  readonly title: string;
  readonly description: string;
  readonly features: Four<string>;
  readonly price: Price;
  readonly href: PagePath;
}

type CardsOf<Ids extends readonly ServiceId[]> = {
  readonly [Place in keyof Ids]: ServiceCard<Ids[Place]>;
};

/** The eight services. A missing one, or one in the wrong place, is a type error. */
export const services = [
  {
    id: "software-development",
    icon: "software-development",
    title: paths["software-development"].title,
    description: "Web platforms and internal tools built around how your team already works.",
    features: [
      "Order, stock and billing systems",
      "Tally, GST and ERP connections",
      "Role-based access and audit logs",
      "Source code and documents are yours",
    ],
    price: startingPrices["software-development"],
    href: paths["software-development"].path,
  },
  {
    id: "web-development",
    icon: "web-development",
    title: paths["web-development"].title,
    description: "Fast, accessible sites your marketing team can change without us.",
    features: [
      "Loads in under 2 seconds on 4G",
      "Content editing without a developer",
      "WCAG 2.2 AA accessibility",
      "Hosting, backups and monitoring",
    ],
    price: startingPrices["web-development"],
    href: paths["web-development"].path,
  },
  {
    id: "mobile-development",
    icon: "mobile-development",
    title: paths["mobile-development"].title,
    description: "iOS and Android from one codebase, released on a calendar you can trust.",
    features: [
      "Flutter, React Native or native",
      "Works offline, syncs later",
      "UPI and card payments",
      "Store listing and review handled",
    ],
    price: startingPrices["mobile-development"],
    href: paths["mobile-development"].path,
  },
  {
    id: "digital-marketing",
    icon: "digital-marketing",
    title: paths["digital-marketing"].title,
    description: "Campaigns measured in enquiries, not impressions.",
    features: [
      "Search and social advertising",
      "Content in English, Hindi and Marathi",
      "Landing pages and A/B tests",
      "One report a month, on one page",
    ],
    price: startingPrices["digital-marketing"],
    href: paths["digital-marketing"].path,
  },
  {
    id: "seo",
    icon: "seo",
    title: paths.seo.title,
    description: "Technical audits first, content second, links last.",
    features: [
      "Crawl and Core Web Vitals audit",
      "Keyword map for every page",
      "Google Business Profile care",
      "Rankings tied to enquiries",
    ],
    price: startingPrices.seo,
    href: paths.seo.path,
  },
  {
    id: "ecommerce",
    icon: "ecommerce",
    title: paths.ecommerce.title,
    description: "Shopify, WooCommerce or your own: a checkout that people finish.",
    features: [
      "UPI, cards and cash on delivery",
      "Courier and PIN code integration",
      "Automatic GST invoices",
      "Catalogue import and training",
    ],
    price: startingPrices.ecommerce,
    href: paths.ecommerce.path,
  },
  {
    id: "design",
    icon: "design",
    title: paths.design.title,
    description: "Research, wireframes, prototypes, tests. In that order.",
    features: [
      "Interviews with your real users",
      "Clickable prototype before code",
      "Design system in Figma",
      "Usability test with five people",
    ],
    price: startingPrices.design,
    href: paths.design.path,
  },
  {
    id: "branding",
    icon: "branding",
    title: paths.branding.title,
    description: "A name, a voice and a system you can hand to anyone.",
    features: [
      "Positioning on one page",
      "Logo in Latin and Devanagari",
      "Voice and messaging guide",
      "Guidelines a printer can follow",
    ],
    price: startingPrices.branding,
    href: paths.branding.path,
  },
] as const satisfies CardsOf<typeof serviceIds>;

/** The card of one service. */
export function serviceCard(id: ServiceId): ServiceCard {
  const card = services.find((service) => service.id === id);
  if (!card) throw new Error(`No service is called ${id}.`);
  return card;
}

/** For the end of each service's page, the two services most often bought with it. */
export const pairsWith = {
  "software-development": ["design", "mobile-development"],
  "web-development": ["seo", "design"],
  "mobile-development": ["design", "digital-marketing"],
  "digital-marketing": ["seo", "web-development"],
  seo: ["web-development", "digital-marketing"],
  ecommerce: ["digital-marketing", "branding"],
  design: ["web-development", "mobile-development"],
  branding: ["design", "ecommerce"],
} as const satisfies Record<ServiceId, Two<ServiceId>>;

/** The words that all service pages have in common. */
export const serviceWords = {
  pairsWith: {
    title: "Often bought together",
    lead: "Two services that usually turn up in the same conversation.",
  },
  allServices: "All services",
  figuresNote: "Averages for illustration, not a promise.",
} as const;
