import { chatWith } from "@kolam/content/model/company/chat";
import { company } from "@site/facts/company";

export const companyWords = {
  tagline: "مواقع للمتاجر الصغيرة.",
  description: `تخطّط ${company.name} مواقع المتاجر الصغيرة في ${company.city}، ${company.address.country}، وتبنيها وتعتني بها.`,
  pitch: `مواقع للمتاجر الصغيرة. في ${company.city} منذ ${company.founded}.`,
} as const;

export const chat = chatWith(`مرحبًا ${company.name}، لدي سؤال.`);
