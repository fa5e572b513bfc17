import { company } from "#facts/company.ts";
import { addressLine, hoursWords } from "#texts/company.ts";
import { places } from "#words/company-words.ts";
import type { Office } from "./company-details.ts";
import { sayHours } from "./hours.ts";

const spelled = (place: string) => places[place] ?? place;

const office = ({ name, address, hours, ...own }: Office) => ({
  ...own,
  name: spelled(name),
  address: addressLine({
    ...address,
    street: spelled(address.street),
    locality: spelled(address.locality),
    region: spelled(address.region),
  }),
  hours: sayHours(hours, hoursWords),
});

const [first, ...others] = company.offices;

/** The offices, the main one first, with address and hours for readers. */
export const offices = [office(first), ...others.map(office)] as const;
