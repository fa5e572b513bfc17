import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "المواقع";

export const search = {
  title: titled("مواقع للمتاجر الصغيرة في ستة أسابيع"),
  description: `موقع لمتجر، فيه الطلبات وساعات العمل وخريطة، نبنيه في ستة أسابيع على خطة من صفحتين. السعر ابتداءً من ${prices.websites.text}، والتخطيط محسوب فيه.`,
  keywords: [`مواقع ${company.city}`, "موقع لمتجر", "طلبات عبر الإنترنت"],
} as const satisfies PageWords;
