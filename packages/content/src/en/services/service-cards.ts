import type { ServiceId } from "@kolam/content/model/services/services";
import type { ServiceCard } from "@kolam/content/model/shapes/service";

/** The words on the cards of all services. */
export const serviceCards = {
  "software-development": {
    description: "Web platforms and internal tools built around how your team already works.",
    features: [
      "Order, stock and billing systems",
      "Tally, GST and ERP connections",
      "Role-based access and audit logs",
      "Source code and documents are yours",
    ],
  },
  "web-development": {
    description: "Fast, accessible sites your marketing team can change without us.",
    features: [
      "Loads in under 2 seconds on 4G",
      "Content editing without a developer",
      "WCAG 2.2 AA accessibility",
      "Hosting, backups and monitoring",
    ],
  },
  "mobile-development": {
    description: "iOS and Android from one codebase, released on a calendar you can trust.",
    features: [
      "Flutter, React Native or native",
      "Works offline, syncs later",
      "UPI and card payments",
      "Store listing and review handled",
    ],
  },
  "digital-marketing": {
    description: "Campaigns measured in enquiries, not impressions.",
    features: [
      "Search and social advertising",
      "Content in English, Hindi and Marathi",
      "Landing pages and A/B tests",
      "One report a month, on one page",
    ],
  },
  seo: {
    description: "Technical audits first, content second, links last.",
    features: [
      "Crawl and Core Web Vitals audit",
      "Keyword map for every page",
      "Google Business Profile care",
      "Rankings tied to enquiries",
    ],
  },
  ecommerce: {
    description: "Shopify, WooCommerce or your own: a checkout that people finish.",
    features: [
      "UPI, cards and cash on delivery",
      "Courier and PIN code integration",
      "Automatic GST invoices",
      "Catalogue import and training",
    ],
  },
  design: {
    description: "Research, wireframes, prototypes, tests. In that order.",
    features: [
      "Interviews with your real users",
      "Clickable prototype before code",
      "Design system in Figma",
      "Usability test with five people",
    ],
  },
  branding: {
    description: "A name, a voice and a system you can hand to anyone.",
    features: [
      "Positioning on one page",
      "Logo in Latin and Devanagari",
      "Voice and messaging guide",
      "Guidelines a printer can follow",
    ],
  },
} as const satisfies { readonly [Id in ServiceId]: ServiceCard };
