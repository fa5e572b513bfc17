import { company } from "@site/facts/company";
import { addressLine, hoursWords } from "@site/texts/company";
import type { Office } from "./company-details.ts";
import { sayHours } from "./hours.ts";

const office = ({ address, hours, ...own }: Office) => ({
  ...own,
  address: addressLine(address),
  hours: sayHours(hours, hoursWords),
});

const [first, ...others] = company.offices;

/** The offices, the main one first, with address and hours for readers. */
export const offices = [office(first), ...others.map(office)] as const;
