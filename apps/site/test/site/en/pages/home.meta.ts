import type { PageWords } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Home";

export const search = {
  title: `${company.name}: websites for small shops in ${company.city}`,
  description: `${company.name} plans, builds and looks after websites for small shops in ${company.city}: a plan of two pages, a website in six weeks, and upkeep.`,
  keywords: [`websites ${company.city}`, "small shops", company.name],
} as const satisfies PageWords;
