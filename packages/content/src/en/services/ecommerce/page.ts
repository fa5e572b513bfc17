import type { Passage, Some } from "@kolam/content/model/basics/types";
import type { Listing, ServicePageBase } from "@kolam/content/model/types/service";
import { ecommerceCases } from "@site/entries/first/cases/ecommerce";

/** A shop system and its features. */
export interface Platform {
  readonly name: string;
  readonly description: string;
  readonly features: Some<string>;
}

interface EcommercePage extends ServicePageBase<"ecommerce"> {
  readonly platforms: Listing<Some<Platform>>;
  readonly services: Listing<Some<Passage>>;
  /** The points at which shops lose orders. */
  readonly leaks: Listing<Some<Passage & { readonly before: string }>> & {
    /** The stage of an order after the last point; `before` is the one before each point. */
    readonly after: string;
  };
}

/** The words of the e-commerce page. */
export const ecommerce = {
  id: "ecommerce",
  hero: {
    title: "The sale is not made when the cart is full.",
    lead: "It is made when the parcel is kept. We build the shop, the checkout and everything up to the doorbell: payment, PIN code, packing slip, return.",
    actions: [
      { label: "Start Store", href: "/quote" },
      { label: "View Stores", href: "/portfolio#ecommerce" },
    ],
    photo: "cardInTerminal",
  },
  offerings: {
    title: "What goes into a store",
    lead: "A theme takes an afternoon. These six take the rest of the month.",
    items: [
      {
        title: "Store design",
        text: "Product pages that answer size, fabric, delivery date and return in one screen of a phone.",
      },
      {
        title: "Payments for India",
        text: "UPI, cards, net banking, wallets, EMI and cash on delivery, with failed payments caught and retried.",
      },
      {
        title: "Catalogue and stock",
        text: "Twelve or twelve thousand products, imported from your sheet, with variants, photographs and one stock figure.",
      },
      {
        title: "Shipping and returns",
        text: "Couriers compared by PIN code, labels printed in batches, returns approved without an e-mail thread.",
      },
      {
        title: "Tax and accounts",
        text: "GST by HSN code, invoices that your auditor accepts, and entries that reach Tally before you do.",
      },
      {
        title: "Marketplace links",
        text: "Amazon, Flipkart and your own shop selling from the same shelf, so that nobody buys the last one twice.",
      },
    ],
  },
  platforms: {
    title: "Four platforms, and how to choose",
    lead: "We earn the same on each. The right one depends on your catalogue, your staff and your patience.",
    items: [
      {
        name: "Shopify",
        description: "For owners who would rather sell than run a server.",
        features: [
          "Live in three to five weeks",
          "Hosting and updates included",
          "Large choice of paid apps",
          "Monthly fee, even in slow months",
        ],
      },
      {
        name: "WooCommerce",
        description: "For shops that grew out of a WordPress site and its content.",
        features: [
          "No licence fee",
          "Articles and products together",
          "Every field can be changed",
          "Updates are somebody’s job",
        ],
      },
      {
        name: "Magento",
        description: "For large catalogues, several brands and dealers with their own prices.",
        features: [
          "Hundreds of thousands of products",
          "Several shops, one back office",
          "Dealer and contract pricing",
          "Needs a team that knows it",
        ],
      },
      {
        name: "Custom Solutions",
        description: "For a way of selling that no platform has heard of.",
        features: [
          "Made-to-measure and rental",
          "Bookings, bids and subscriptions",
          "Built on an open commerce core",
          "You own every line",
        ],
      },
    ],
  },
  leaks: {
    title: "Where Indian orders leak away",
    lead: "Three places we look before touching the design.",
    after: "A kept parcel",
    items: [
      {
        before: "A full cart",
        title: "Between “Pay” and “Paid”",
        text: "Some UPI payments end in doubt. A shop that keeps the cart and asks the bank again gets most of them back.",
      },
      {
        before: "A paid order",
        title: "Between address and courier",
        text: "“Behind the temple” is an address. We check the PIN code, ask for a landmark and confirm by WhatsApp before the label prints.",
      },
      {
        before: "A parcel",
        title: "Between doorbell and cash",
        text: "Cash-on-delivery parcels come back more often than prepaid ones. A small prepaid discount and a confirming message cut the trips.",
      },
    ],
  },
  services: {
    title: "Eight jobs we do around a store",
    lead: "Take one, or hand us the keys to the shutter.",
    items: [
      {
        title: "Store setup",
        text: "Domain, theme, taxes, policies, first hundred products.",
      },
      {
        title: "Platform migration",
        text: "Customers, orders and rankings moved; the old shop stays open until the last minute.",
      },
      {
        title: "Payment integration",
        text: "Gateway accounts, settlement reports, refunds that find their way home.",
      },
      {
        title: "Checkout repair",
        text: "Recordings, funnels, fewer fields. The usual culprit: a phone number asked for twice.",
      },
      {
        title: "Product photography brief",
        text: "Angles, light and file names, so that what your photographer sends fits the template.",
      },
      {
        title: "Festival readiness",
        text: "Load test, stock buffer and a rota, six weeks before Diwali.",
      },
      {
        title: "Store marketing",
        text: "Shopping ads, restock alerts, abandoned-cart messages with manners.",
      },
      {
        title: "Monthly care",
        text: "Updates, backups, and someone who answers during a Sunday sale.",
      },
    ],
  },
  figures: {
    title: "What a relaunch can change",
    lead: "The year after, set against the year before.",
    items: [
      { value: "300%", label: "Sales" },
      { value: "50%", label: "Faster checkout" },
      { value: "40%", label: "Fewer abandoned carts" },
      { value: "250%", label: "Mobile conversions" },
    ],
  },
  cases: {
    eyebrow: "Case studies",
    title: "With the shutters up",
    lead: "One sells silk by the piece, the other screws by the box.",
    items: ecommerceCases,
  },
  questions: {
    title: "Shopkeepers’ questions",
    lead: "From people who count the till themselves.",
    items: [
      {
        id: "gateway-fees",
        question: "What do the payments cost?",
        answer:
          "Gateways charge a percentage per transaction, which you pay them directly. We take no share, and we compare three offers for your turnover before you sign.",
      },
      {
        id: "cod-or-not",
        question: "Must we offer cash on delivery?",
        answer:
          "For a new name, usually yes: trust comes first. Limit it by order value and PIN code, and nudge towards UPI with a small discount.",
      },
      {
        id: "sell-abroad",
        question: "Can we sell abroad?",
        answer:
          "Yes. You need an import-export code, a gateway that takes foreign cards and a courier that handles customs. We set up the last two and explain the first.",
      },
    ],
  },
  closing: {
    title: "How many parcels a day?",
    text: "Tell us today’s number and next year’s. We will name a platform, a price and the number of weeks.",
    actions: [
      { label: "Get Store Quote", href: "/quote" },
      { label: "Discuss Requirements", href: "/contact" },
    ],
  },
} as const satisfies EcommercePage;
