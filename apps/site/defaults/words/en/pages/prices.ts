import type { ServiceId } from "@kolam/content/model/services/services";
import type { Closing } from "@kolam/content/model/types/closing";
import { company } from "@site/facts/company";

/** What a service adds to the sheet besides its starting price, as far as it is known. */
interface SheetLine {
  /** What the price does not include. */
  readonly without?: string;
}

/** The lines of the sheet, by service: those of all have the starting price alone. */
export const sheetLines: Partial<Record<ServiceId, SheetLine>> = {};

/** The words of the quotation sheet. */
export const pricesPage = {
  hero: {
    title: "Tick what you need and see the sum",
    lead: "Nothing is sent until you say so.",
  },
  sheet: { title: "What you need", lead: "Our starting prices." },
  send: {
    title: "From a sum to a quote",
    text: `All prices exclude ${company.tax}. A sum is not a quote: send it to us, and we will look at what you need.`,
    button: "Send this sheet",
  },
  never: {
    title: "Included",
    lead: "Whatever you tick.",
    items: [{ title: "[Replace] One thing", text: "[Replace] What you never charge for." }],
  },
} as const;

/** At the end of the page: nothing. */
export const pricesClosing: Closing | undefined = undefined;
