import type { Day } from "@kolam/content/model/basics/dates";
import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Terms of Service";

export const updated = "2024-01-15" satisfies Day;

export const search = {
  title: titled("Terms of Service"),
  description:
    "The terms for using this website and ordering our services: proposals, payment, ownership, confidentiality, liability and disputes.",
  keywords: ["terms of service", "service agreement", `${company.name} terms`],
} as const satisfies PageWords;
