import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";
import { promises } from "../claims.ts";

export const name = "الوظائف";

export const search = {
  title: titled("الوظائف: عمّن نبحث"),
  description: `وظائف شاغرة لمن يخطّطون المواقع أو يبنونها أو يعتنون بها، وما نقدّمه إلى جانب الراتب، مع رد من إنسان ${promises.applicationReply} من وصول الطلب.`,
  keywords: [`وظائف ${company.city}`, "مطوّر مواقع"],
} as const satisfies PageWords;
