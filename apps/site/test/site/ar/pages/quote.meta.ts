import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { promises } from "../claims.ts";

export const name = "اطلب عرض سعر";

export const search = {
  title: titled(`عرض سعر ${promises.quote}`),
  description: `أربع خطوات قصيرة، نحو خمس دقائق. يصلك سعر وموعد ${promises.quote}، مع أسباب كل منهما، ولا يتصل بك أحد بعد ذلك ليسأل عن رأيك.`,
  keywords: ["عرض سعر موقع", "تكلفة موقع"],
} as const satisfies PageWords;
