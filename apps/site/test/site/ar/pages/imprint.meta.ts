import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { updated } from "../../en/pages/imprint.meta.ts";

export { updated };

export const name = "بيانات الناشر";

export const search = {
  title: titled("بيانات الناشر: من المسؤول"),
  description:
    "من المسؤول عن هذا الموقع، وبأي رقم سُجّلت الشركة، وكيف تصل إلى الأشخاص الذين يُسألون عن محتواه ويجيبون عنه، وأين تجد بقية المعلومات.",
  keywords: ["بيانات الناشر", "بيانات الشركة"],
} as const satisfies PageWords;
