/** The words of the footer. */
export const footer = {
  phone: "Phone",
  email: "E-mail",
  address: "Address",
  hours: "Hours",
  social: "Follow us",
  /** `year` is the year of the build. */
  copyright: (name: string, year: number) => `© ${year} ${name}. All rights reserved.`,
} as const;

/** Names of the landmarks, for screen readers. */
export const landmarks = {
  header: "Site",
  main: "Main",
  services: "Services",
  footer: "Footer",
  legal: "Legal",
  breadcrumbs: "Breadcrumbs",
  contents: "On this page",
} as const;
