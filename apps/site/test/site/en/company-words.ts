import { chatWith } from "@kolam/content/model/company/chat";
import { company } from "@site/facts/company";

export const companyWords = {
  tagline: "Websites for small shops.",
  description: `${company.name} plans, builds and looks after websites for small shops in ${company.city}, ${company.address.country}.`,
  pitch: `Websites for small shops. In ${company.city} since ${company.founded}.`,
} as const;

export const chat = chatWith(`Hello ${company.name}, I have a question.`);
