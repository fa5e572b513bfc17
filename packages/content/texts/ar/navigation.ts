export const footer = {
  phone: "الهاتف",
  email: "البريد الإلكتروني",
  address: "العنوان",
  hours: "أوقات العمل",
  social: "تابعنا",
  copyright: (name: string, year: number) => `© ${year} ${name}. جميع الحقوق محفوظة.`,
} as const;

export const landmarks = {
  header: "الموقع",
  main: "الرئيسية",
  services: "الخدمات",
  footer: "التذييل",
  legal: "الصفحات القانونية",
  breadcrumbs: "مسار التنقل",
  contents: "في هذه الصفحة",
} as const;
