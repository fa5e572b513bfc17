import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";

export const name = "Terms";

export const updated = "2026-01-20" satisfies Day;

export const search = {
  title: titled("Terms of our services"),
  description:
    "The terms under which we work: how an order comes about, when a bill is due, to whom the files belong, and how a contract for upkeep ends.",
  keywords: ["terms of service", "contract", "payment"],
} as const satisfies PageWords;
