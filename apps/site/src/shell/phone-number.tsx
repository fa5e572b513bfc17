import { company } from "@kolam/content/facts/company";

/** The phone number, which is read from left to right in right-to-left text too. */
export const PhoneNumber = () => <bdi dir="ltr">{company.phone.display}</bdi>;
