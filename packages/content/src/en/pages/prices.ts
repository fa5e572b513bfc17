import type { ServiceId } from "@kolam/content/model/services/services";
import type { Closing } from "@kolam/content/model/types/closing";
import { company } from "@site/facts/company";
import { promises } from "../claims.ts";

/** What a service adds to the sheet besides its starting price, as far as it is known. */
interface SheetLine {
  /** What the price does not include. */
  readonly without?: string;
}

/** The lines of the sheet, by service. */
export const sheetLines: Partial<Record<ServiceId, SheetLine>> = {
  "software-development": {
    without: "servers, licences of other software, and typing in your old data",
  },
  "web-development": {
    without: "photographs, the domain, and texts in a third language",
  },
  "mobile-development": {
    without: "the stores’ yearly fees, and a back end for thousands of orders a day",
  },
  "digital-marketing": {
    without: "the advertising budget, which goes from you to the platform",
  },
  seo: {
    without: "repairs to a site that another agency keeps closed",
  },
  ecommerce: {
    without: "gateway charges, couriers, and photographs of the goods",
  },
  design: {
    without: "the code, which any developer can write from our files",
  },
  branding: {
    without: "registering the mark, and printing",
  },
};

/** The words of the quotation sheet. The starting prices are facts of the services. */
export const pricesPage = {
  hero: {
    title: "Tick what you need and watch the sum",
    lead: "Our starting prices, added up for you. Nothing is sent until you say so.",
  },
  sheet: {
    title: "What you need",
    lead: "Each line runs from the smallest version we do well to the largest we usually build.",
    ask: { label: "Or ask before you tick", href: "/contact" },
  },
  offer: { label: "Two months of SEO come with a new store: see the offer", href: "/spring-offer" },
  send: {
    title: "Turn the range into one figure",
    text: `All prices exclude ${company.tax ?? "tax"}. A range is not a quote: the quote has one figure, and you get it ${promises.quote}, weekends not counted.`,
    button: "Send this sheet",
  },
  never: {
    title: "Included, whatever you tick",
    items: [
      {
        title: "The project manager",
        text: "One person who answers, from the first call to the last invoice.",
      },
      { title: "Ninety days of fixes", text: "If it is our mistake, it is our time." },
      {
        title: "Leaving",
        text: "Code, accounts and documents are yours. There is no fee for taking them elsewhere.",
      },
    ],
  },
} as const;

/** At the end of the page. `undefined`: it ends without. */
export const pricesClosing: Closing | undefined = {
  title: "Not sure what to tick?",
  text: "Tell us what should be different when we are done. We will say which lines you need, and which you do not.",
  actions: [{ label: "Ask Before You Tick", href: "/contact" }],
};
