import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "सेवाएँ";

export const search = {
  title: titled("हमारी सेवाएँ"),
  description: `${company.city} में ${company.name} की सेवाएँ: हर एक में क्या-क्या है, कितना ख़र्च आता है या दाम कैसे तय होता है, और कोटेशन कैसे माँगें।`,
  keywords: [`सेवाएँ ${company.city}`, company.name],
} as const satisfies PageWords;
