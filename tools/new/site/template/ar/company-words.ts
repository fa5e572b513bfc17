import { chatWith } from "@kolam/content/model/company/chat";
import { company } from "@site/facts/company";

/** How the company describes itself everywhere. */
export const companyWords = {
  /** In structured data. */
  tagline: "[Replace] ما تقوم به، في كلمات قليلة.",
  /** In structured data, `llms.txt` and the web manifest. */
  description: `[Replace] من أنت، وماذا تفعل ولمن، في جملتين. ${company.name} في ${company.city}.`,
  /** Below the logo in the footer. */
  pitch: "[Replace] ما تقوم به وأين، في جملة واحدة.",
} as const;

/** The link to the chat, if there is one, with a message that the visitor can edit. */
export const chat = chatWith(`مرحبا ${company.name}، وجدتكم عبر موقعكم ولديّ سؤال.`);
