import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "Prices";

export const search = {
  title: titled("Prices: tick what you need"),
  description:
    "All services on one sheet, each with its range and with what it does not include. Tick what you need, see the sum, and send it for a quote.",
  keywords: ["website price", "upkeep price"],
} as const satisfies PageWords;
