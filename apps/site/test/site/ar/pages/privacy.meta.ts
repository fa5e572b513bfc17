import { type PageWords, titled } from "@kolam/content/model/pages/search-words";
import { updated } from "../../en/pages/privacy.meta.ts";

export { updated };

export const name = "سياسة الخصوصية";

export const search = {
  title: titled("سياسة الخصوصية"),
  description:
    "ما نعرفه عنك من خلال هذا الموقع، وفيمَ نستعمله، وكم نحتفظ به، وكيف تطّلع على ما لدينا عنك أو تصحّحه أو تحذفه، وإلى من تكتب في ذلك.",
  keywords: ["سياسة الخصوصية", "البيانات الشخصية"],
} as const satisfies PageWords;
