export const footer = {
  phone: "फ़ोन",
  email: "ई-मेल",
  address: "पता",
  hours: "समय",
  social: "हमसे जुड़ें",
  copyright: (name: string, year: number) => `© ${year} ${name}। सभी अधिकार सुरक्षित।`,
} as const;

export const landmarks = {
  header: "साइट",
  main: "मुख्य",
  services: "सेवाएँ",
  footer: "पेज का अंत",
  legal: "कानूनी",
  breadcrumbs: "आप यहाँ हैं",
  contents: "इस पेज पर",
} as const;
