import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "Start";

export const search = {
  title: titled("[Replace] Was Sie tun und wo"),
  description: `[Replace] Wer Sie sind, was Sie tun und für wen, in 110 bis 160 Zeichen, wie eine Suchmaschine es unter dem Titel zeigt. ${company.name}, ${company.city}.`,
  keywords: ["[Replace] Wonach gesucht wird", company.name],
} as const satisfies PageWords;
