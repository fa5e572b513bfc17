import type { ExternalHref, TelHref } from "./addresses.ts";
import type { Some } from "./shapes.ts";

type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

/** The facts about the company that its owner writes. */
export interface CompanyFacts {
  readonly name: string;
  readonly founded: number;
  readonly city: string;
  readonly domain: string;
  readonly address: Readonly<
    Record<"street" | "region" | "postalCode" | "country" | "countryCode", string>
  >;
  /** The language of all words, as a BCP 47 tag. */
  readonly language: string;
  /** The currency of the prices. Digits are grouped as in India (1,50,000) or by thousands (150,000). */
  readonly currency: {
    readonly code: string;
    readonly symbol: string;
    readonly grouping: "indian" | "thousands";
  };
  /** The tax that prices exclude. */
  readonly tax: string;
  readonly phone: string;
  readonly hours: {
    readonly days: Some<Weekday>;
    readonly opens: string;
    readonly closes: string;
    /** The time zone: its name for readers, and its offset for machines. */
    readonly zone: string;
    readonly utcOffset: string;
  };
  readonly social: readonly { readonly name: string; readonly href: ExternalHref }[];
}

/** `19:00` as `7:00 PM`. */
function onTwelveHours(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** The facts with those that follow from them. */
export function completed(facts: CompanyFacts) {
  const { address, city, domain, hours, phone } = facts;
  /** The days for readers. */
  const week = `${hours.days[0]} to ${hours.days.at(-1)}`;
  const href: TelHref = `tel:+${phone.replace(/\D/g, "")}`;
  return {
    ...facts,
    /** The default origin. A build can set another one. */
    origin: `https://${domain}`,
    address: { ...address, locality: city },
    phone: { display: phone, href },
    hours: {
      ...hours,
      week,
      text: `${week}, ${onTwelveHours(hours.opens)} - ${onTwelveHours(hours.closes)} ${hours.zone}`,
    },
  } as const;
}
