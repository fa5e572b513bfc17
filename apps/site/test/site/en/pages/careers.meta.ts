import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";
import { promises } from "../claims.ts";

export const name = "Careers";

export const search = {
  title: titled("Careers: who we are looking for"),
  description: `Open positions for people who plan, build or look after websites, what we offer besides the salary, and an answer ${promises.applicationReply}.`,
  keywords: [`jobs ${company.city}`, "web developer", `${company.name} careers`],
} as const satisfies PageWords;
