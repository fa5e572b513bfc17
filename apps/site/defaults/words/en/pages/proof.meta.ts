import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Proof";

export const search = {
  title: titled("Proof: this site, measured"),
  description: `How fast, how heavy and how accessible the website of ${company.name} is: limits, measured figures with their date, and the commands that measure them.`,
  keywords: ["website performance", "Core Web Vitals"],
} as const satisfies PageWords;
