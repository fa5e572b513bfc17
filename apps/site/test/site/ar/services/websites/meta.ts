import type { PageWords } from "@kolam/content/model/pages/search-words";
import { serviceTitle } from "@kolam/content/model/services/service-title";
import { prices } from "@kolam/content/model/services/told-prices";
import { company } from "@site/facts/company";

export const name = "المواقع";

export const search = {
  title: serviceTitle("websites", name),
  description: `موقع لمتجر، فيه الطلبات وساعات العمل وخريطة، نبنيه في ستة أسابيع على خطة من صفحتين. السعر ابتداءً من ${prices.websites.text}، والتخطيط محسوب فيه.`,
  keywords: [`مواقع ${company.city}`, "موقع لمتجر", "طلبات عبر الإنترنت"],
} as const satisfies PageWords;
