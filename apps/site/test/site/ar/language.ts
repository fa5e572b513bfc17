export const language = "ar-BH";

export const name = "العربية";

export const home = "الصفحة الرئيسية";
