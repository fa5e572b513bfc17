import { company } from "@site/facts/company";
import { city } from "./company-words.ts";

export { humansCredits } from "../en/files.ts";

export const cardText = {
  since: `${city}, ${company.founded} से`,
  alt: (title: string) => `“${title}”, और पास में एक कोलम: बिंदियों के चारों ओर घूमती एक ही लकीर।`,
  coverAlt: (title: string) => `“${title}”, और नीचे लेख के आँकड़ों का चित्र।`,
} as const;
