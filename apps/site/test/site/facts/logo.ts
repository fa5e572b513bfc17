import type { OwnLogo } from "@kolam/content/model/company/logo";

export const logo: OwnLogo | undefined = undefined;
