import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { promises } from "../claims.ts";

export const name = "Thank you";

export const search = {
  title: titled("Thank you"),
  description: `What you have sent has arrived. Somebody reads it and answers ${promises.read}; an application is answered ${promises.applicationReply}.`,
  keywords: ["thank you", "message sent"],
} as const satisfies PageWords;
