import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Proof";

export const search = {
  title: titled("Proof: our own limits, measured on this site"),
  description: `The speed, weight and accessibility that our contracts promise, measured on this very site: dated, every miss in red, each with its command.`,
  keywords: [
    "website performance proof",
    "Core Web Vitals measured",
    `accessible website ${company.address.country}`,
  ],
} as const satisfies PageWords;
