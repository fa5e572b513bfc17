import type { Phone } from "@kolam/content/model/company/company-details";

/** A phone number, which is read from left to right in right-to-left text too. */
export const PhoneNumber = ({ display }: Pick<Phone, "display">) => <bdi dir="ltr">{display}</bdi>;
