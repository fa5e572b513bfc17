import type { RichText } from "@kolam/content/model/basics/links";
import type { EmbedService } from "@kolam/content/model/media/embed-service";

type Service = Pick<EmbedService, "name" | "privacy">;

export const embedWords = {
  load: ({ name }: Service) => `التحميل من ${name}`,
  notice: ({ name, privacy }: Service): RichText => [
    `لا يُحمَّل شيء من ${name} قبل الضغط على الزر. بعد ذلك تعرف ${name} عنوانك على الشبكة وعنوان هذا الموقع، وقد تضع ملفات تعريف ارتباط. `,
    { text: `سياسة الخصوصية لدى ${name}`, href: privacy },
  ],
  always: ({ name }: Service) => `التحميل دائمًا من ${name}`,
  open: ({ name }: Service) => `الفتح في ${name}`,
  settings: "ما يُحمَّل من دون سؤال",
  thirdParty: ({ name, privacy }: Service): RichText => [
    `قد تعرض بعض الصفحات محتوى من ${name}. يُحمَّل عند الضغط على زرها، أو دائمًا إذا اخترت ذلك. عندئذ تعرف ${name} عنوانك على الشبكة وعنوان هذا الموقع، وقد تضع ملفات تعريف ارتباط. راجع `,
    { text: `سياسة الخصوصية لدى ${name}`, href: privacy },
    ".",
  ],
} as const;

export const filmWords = {
  play: "تشغيل",
  pause: "إيقاف مؤقت",
  captions: "الترجمة النصية",
} as const;
