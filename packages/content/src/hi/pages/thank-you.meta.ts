import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";
import { promises } from "../claims.ts";

export const name = "धन्यवाद";

export const search = {
  title: titled("धन्यवाद"),
  description: `आपका संदेश पहुँच गया। आगे यह होगा: ${promises.read} कोई इंसान उसे पढ़ेगा और आपको ई-मेल या फ़ोन से जवाब देगा।`,
  keywords: ["धन्यवाद", "संदेश पहुँचा", company.name],
} as const satisfies PageWords;
