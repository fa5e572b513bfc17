export { headerPages } from "@kolam/content/model/pages/usual-header";

export const headerAction = { label: "اطلب عرض سعر", href: "/quote" } as const;

export const footerColumns = [
  { title: "في هذا الموقع", group: "main" },
  { title: "الخدمات", group: "services" },
  { title: "المزيد", group: "resources" },
] as const;
