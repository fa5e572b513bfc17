import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { company } from "@site/facts/company";

export const name = "من نحن";

export const search = {
  title: titled("من نحن"),
  description: `من هم العاملون في ${company.name} في ${company.city}، وكيف بدؤوا هذا العمل، وما الذي يهمّهم فيه، وكيف ينجزونه من أول لقاء حتى آخر خطوة.`,
  keywords: [`عن ${company.name}`],
} as const satisfies PageWords;
