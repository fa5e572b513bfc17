import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { promises } from "../claims.ts";

export const name = "شكرًا";

export const search = {
  title: titled("شكرًا لك على رسالتك"),
  description: `وصل ما أرسلته. يقرؤه إنسان ويرد عليه ${promises.read}، أما طلبات التوظيف فيأتي الرد عليها ${promises.applicationReply}، وكل ذلك بالبريد الإلكتروني.`,
  keywords: ["شكرًا", "أُرسلت الرسالة"],
} as const satisfies PageWords;
