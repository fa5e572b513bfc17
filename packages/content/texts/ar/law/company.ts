import type { CompanyLawWords } from "@kolam/content/model/law/law-words";

export const companyLawWords: CompanyLawWords = {
  register: (at, number) => `السجل: ${at}، ${number}`,
  soleTrader: (person) => `المالك: ${person}`,
  office: (address) => `المقر المسجل: ${address}`,
  taxNumber: "الرقم الضريبي",
  represents: "يمثلها",
  complaints: "الشكاوى",
  imprint: {
    title: "بيانات الناشر",
    lead: "من وراء هذا الموقع، وكيف تصل إليه.",
    provider: "الشركة",
    contact: "كيف تصل إلينا",
    registerAndTax: "السجل والضرائب",
    noRegister: "منشأة فردية غير مسجلة في سجل للشركات.",
    noTaxNumber: "غير مسجلة لضريبة المبيعات.",
    editor: "المسؤول عن المحتوى",
    further: "ما يطلبه القانون غير ذلك",
    updated: (day) => `آخر تحديث: ${day}`,
  },
  example: "هذا مثال: الوكالة وأهلها وعملاؤها وأقوالهم وأرقامهم من نسج الخيال.",
};
