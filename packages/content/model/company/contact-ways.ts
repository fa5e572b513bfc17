import { company } from "#facts/company.ts";
import { ways } from "#texts/company.ts";
import { chat } from "#words/company-words.ts";

const there = [company.phone && ways.call, ways.write, chat && ways.chat];

/** The ways to reach the company that there are, such as `call, write or chat`. */
export const contactWays = new Intl.ListFormat(company.language, { type: "disjunction" }).format(
  there.filter((way) => way !== undefined),
);
