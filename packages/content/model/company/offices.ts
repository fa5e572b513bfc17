import { company } from "@site/facts/company";
import { addressLine, hoursWords } from "@site/texts/company";
import { places } from "@site/words/company-words";
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
