import type { NewsletterWords } from "@kolam/content/model/law/law-words";

export const newsletterWords: NewsletterWords = {
  confirmed: "تصلك أولا رسالة فيها رابط، ومن دون الضغط عليه لا يُضاف عنوانك إلى القائمة.",
  service: (name) => `تحتفظ ${name} بالقائمة، وترسل إليك أولا رسالة فيها رابط للتأكيد.`,
  signUp: "اشترك",
};
