import type { OwnLogo } from "@kolam/content/model/company/logo";

export const logo: OwnLogo = {
  file: "logo.svg",
  onDark: "logo-dunkel.svg",
  icon: "logo-blatt.svg",
};
