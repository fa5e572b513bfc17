import type { Passage, Some } from "@kolam/content/model/basics/types";
import type { Listing, ServicePageBase } from "@kolam/content/model/types/service";
import { ecommerceCases } from "@site/entries/first/cases/ecommerce";

/** A shop system and its features. */
export interface Platform {
  readonly name: string;
  readonly features: Some<string>;
}

/** A point at which a shop loses orders. */
interface Leak extends Passage {
  /** The stage of an order before it. */
  readonly before: string;
  /** How many of a hundred carts are lost there. An invented example. */
  readonly lost: number;
}

export interface EcommercePage extends ServicePageBase<"ecommerce"> {
  readonly platforms: Listing<Some<Platform>>;
  readonly services: Listing<Some<Passage>>;
  /** The points at which shops lose orders. */
  readonly leaks: Listing<Some<Leak>> & {
    /** The stage of an order after the last point. */
    readonly after: string;
    /** After how many are lost at a point. */
    readonly lostOf: string;
    /** Says that the numbers are an example. */
    readonly example: string;
  };
}

/** The words of the e-commerce page. */
export const ecommerce = {
  id: "ecommerce",
  hero: {
    title: "The sale is made when the parcel is kept.",
    lead: "We build the shop, the checkout and everything up to the doorbell: payment, PIN code, packing slip, return.",
    actions: [
      { label: "Start Store", href: "/quote" },
      { label: "View Stores", href: "/portfolio#ecommerce" },
    ],
  },
  offerings: {
    title: "What goes into a store",
    ask: { label: "Ask for a price", href: "/quote?services=ecommerce" },
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
    title: "Built on",
    items: [
      {
        name: "Shopify",
        features: [
          "Live in three to five weeks",
          "Hosting and updates included",
          "Large choice of paid apps",
          "Monthly fee, even in slow months",
        ],
      },
      {
        name: "WooCommerce",
        features: [
          "No licence fee",
          "Articles and products together",
          "Every field can be changed",
          "Updates are somebody’s job",
        ],
      },
      {
        name: "Magento",
        features: [
          "Hundreds of thousands of products",
          "Several shops, one back office",
          "Dealer and contract pricing",
          "Needs a team that knows it",
        ],
      },
      {
        name: "Custom Solutions",
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
    after: "A kept parcel",
    lostOf: "of a hundred are lost",
    example:
      "An example we drew. The three numbers are made up; yours are the first thing we count.",
    items: [
      {
        before: "A full cart",
        lost: 21,
        title: "Between “Pay” and “Paid”",
        text: "Some UPI payments end in doubt. A shop that keeps the cart and asks the bank again gets most of them back.",
      },
      {
        before: "A paid order",
        lost: 9,
        title: "Between address and courier",
        text: "“Behind the temple” is an address. We check the PIN code, ask for a landmark and confirm by WhatsApp before the label prints.",
      },
      {
        before: "A parcel",
        lost: 15,
        title: "Between doorbell and cash",
        text: "Cash-on-delivery parcels come back more often than prepaid ones. A small prepaid discount and a confirming message cut the trips.",
      },
    ],
  },
  services: {
    title: "Eight jobs we do around a store",
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
    ask: { label: "Ask what it could change in yours", href: "/quote?services=ecommerce" },
    items: [
      { value: "300%", label: "Sales" },
      { value: "50%", label: "Faster checkout" },
      { value: "40%", label: "Fewer abandoned carts" },
      { value: "250%", label: "Mobile conversions" },
    ],
  },
  cases: {
    title: "With the shutters up",
    ask: { label: "Tell us about your store", href: "/quote?services=ecommerce" },
    items: ecommerceCases,
  },
  questions: {
    title: "Shopkeepers’ questions",
    ask: { label: "Ask your own", href: "/contact" },
    items: [
      {
        id: "gateway-fees",
        question: "What do the payments cost?",
        answer: [
          "Gateways charge a percentage per transaction, which you pay them directly. We take no share, and we compare three offers for your turnover before you sign. A new store can also come with ",
          { text: "two free months of SEO", href: "/spring-offer" },
          ".",
        ],
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
