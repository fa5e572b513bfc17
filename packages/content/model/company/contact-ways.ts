import { company } from "@site/facts/company";
import { ways } from "@site/texts/company";
import { chat } from "@site/words/company-words";

const there = [company.phone && ways.call, ways.write, chat && ways.chat];

/** The ways to reach the company, such as `call, write or chat`. */
export const contactWays = new Intl.ListFormat(company.language, { type: "disjunction" }).format(
  there.filter((way) => way !== undefined),
);
