import { company } from "@site/facts/company";
import { promises } from "@site/words/claims";

export const replies = {
  contact: (email: string) =>
    `نجيب على ${email} ${promises.read}. إن لم يصلك شيء حتى ذلك الحين، ${company.phone ? "فاتصل بنا" : "فاكتب ثانية"} واذكر الرقم المرجعي.`,
} as const;
