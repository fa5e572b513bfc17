import type { ServiceId } from "@kolam/content/model/services/services";
import type { Closing } from "@kolam/content/model/types/closing";
import { promises } from "../claims.ts";

/** What a service adds to the sheet besides its starting price, as far as it is known. */
interface SheetLine {
  /** What the price does not include. */
  readonly without?: string;
}

export const sheetLines: Partial<Record<ServiceId, SheetLine>> = {
  websites: { without: "photographs and the domain" },
  upkeep: { without: "the host" },
};

export const pricesPage = {
  hero: { title: "Tick what you need", lead: "The sum follows. Nothing is sent." },
  sheet: { title: "What you need", lead: "Each from the smallest to the largest." },
  send: {
    title: "Turn the range into a figure",
    text: `A range is no quote. You have one ${promises.quote}.`,
    button: "Send this sheet",
  },
  never: {
    title: "Never on the bill",
    lead: "Whatever you tick.",
    items: [
      { title: "Talks", text: "The first two hours." },
      { title: "Mistakes", text: "Ours." },
      { title: "Leaving", text: "All files are yours." },
    ],
  },
} as const;

/** At the end of the page. `undefined`: it ends without. */
export const pricesClosing: Closing | undefined = {
  title: "Not sure?",
  text: "Say what should be different.",
  actions: [{ label: "Write to us", href: "/contact" }],
};
