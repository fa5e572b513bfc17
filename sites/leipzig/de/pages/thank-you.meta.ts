import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { promises } from "../claims.ts";

export const name = "Vielen Dank";

export const search = {
  title: titled("Vielen Dank"),
  description: `Ihre Nachricht ist angekommen. Ein Mensch liest sie ${promises.read} und antwortet per E-Mail oder, wenn Sie es möchten, am Telefon.`,
  keywords: ["Danke"],
} as const satisfies PageWords;
