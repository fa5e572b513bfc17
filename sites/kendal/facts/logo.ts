import type { OwnLogo } from "@kolam/content/model/company/logo";

export const logo: OwnLogo = { file: "tarn-and-tally.svg" };
