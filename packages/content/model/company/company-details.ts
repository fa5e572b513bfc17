import { language } from "@site/words/language";
import type { ExternalHref, MailHref, TelHref } from "../basics/addresses.ts";
import type { PricesAre, Some } from "../basics/types.ts";

/**
 * The days of the week, by their names in schema.org. Readers see those of the company's language.
 */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** An office's opening hours on some days. Times have the form `09:30`. */
export interface OpeningHours {
  readonly days: Some<Weekday>;
  readonly opens: `${number}:${number}`;
  readonly closes: `${number}:${number}`;
}

/**
 * A name as it is written in every language; or its spellings, each under the language's tag or
 * that with a country. The first is that of all other languages.
 */
export type Spelled = string | Readonly<Record<string, string>>;

/** An office as its owner writes it. */
interface OfficeFacts {
  /** Its name, if there are several offices. Default: its city. */
  readonly name?: Spelled;
  readonly street: Spelled;
  /**
   * A link to a map, if clients may visit. Only then are search engines given a place to visit,
   * with street and hours.
   */
  readonly directions?: ExternalHref;
  readonly city: Spelled;
  readonly region?: Spelled;
  readonly postalCode: string;
  /** Two letters, as in ISO 3166. */
  readonly countryCode: string;
  /** With country codes, the main one first. */
  readonly phones?: readonly `+${string}`[];
  /** The office's own address, besides those of the company. */
  readonly email?: `${string}@${string}`;
  /** Once for each group of days with the same hours, twice if the office closes at noon. */
  readonly hours?: readonly OpeningHours[];
}

/** A chat app and the link that opens it. */
interface Chat {
  readonly app: string;
  readonly href: ExternalHref;
}

/** The facts about the company that its owner writes. */
export interface CompanyFacts {
  readonly name: Spelled;
  readonly domain: string;
  /** The currency of the prices, by its code in ISO 4217. */
  readonly currency: string;
  /** The tax on what it sells. */
  readonly tax: Spelled;
  /**
   * Whether the tax is added to the prices or included, as consumers must be told; or that none is
   * due, since the company is not registered for it. Default: it is added.
   */
  readonly pricesAre?: PricesAre;
  /** Of the opening hours, as its IANA name, such as `Europe/Berlin`. */
  readonly timeZone: string;
  readonly founded: number;
  readonly offices: Some<OfficeFacts>;
  readonly chat?: Chat;
  readonly social?: readonly { readonly name: string; readonly href: ExternalHref }[];
  /** Whom to tell of a weakness of the site, for `security.txt`: an address or a page. */
  readonly security?: `${string}@${string}` | ExternalHref;
}

const firstSpelling = (name: Spelled): string =>
  typeof name === "string" ? name : (Object.values(name)[0] ?? "");

/** A name as a language writes it. */
export function spelled(name: Spelled, tag: string = language): string {
  if (typeof name === "string") return name;
  return name[tag] ?? name[new Intl.Locale(tag).language] ?? firstSpelling(name);
}

/** A phone number and the link that calls it. */
export interface Phone {
  readonly display: string;
  readonly href: TelHref;
}

/** An e-mail address and its link. */
export interface Mailbox {
  readonly address: string;
  readonly href: MailHref;
}

/** An office, with the facts derived from its own. */
export interface Office {
  readonly name: string;
  readonly address: Readonly<
    Record<"street" | "locality" | "region" | "postalCode" | "country" | "countryCode", string>
  >;
  /** A map, if clients may come. */
  readonly directions?: ExternalHref | undefined;
  readonly phones: readonly Phone[];
  readonly email: Mailbox | undefined;
  readonly hours: readonly OpeningHours[];
}

/** The company's facts, with those derived from them. */
interface Company
  extends Omit<CompanyFacts, "name" | "tax" | "pricesAre" | "offices" | "chat" | "social"> {
  /** As written in the language of this build. */
  readonly name: string;
  /** As written in the first language. Its initials are the mark in all languages. */
  readonly firstName: string;
  readonly tax: string;
  readonly pricesAre: PricesAre;
  /** The language of all words, as a BCP 47 tag. */
  readonly language: string;
  /** The default origin. A build can set another one. */
  readonly origin: string;
  readonly offices: Some<Office>;
  /** Where the main office is. */
  readonly city: string;
  readonly address: Office["address"];
  /** The first number of the main office. */
  readonly phone: Phone | undefined;
  readonly chat: Chat | undefined;
  readonly social: NonNullable<CompanyFacts["social"]>;
}

const digits = (phone: string) => phone.replace(/\D/g, "");

/** The chat with a WhatsApp number, which has its country code. */
export function whatsApp(phone: `+${string}`): Chat {
  return { app: "WhatsApp", href: `https://wa.me/${digits(phone)}` };
}

/** An e-mail address with its link. */
export function mailboxOf(address: `${string}@${string}`): Mailbox {
  return { address, href: `mailto:${address}` };
}

/** The facts, with those derived from them. */
export function completed(facts: CompanyFacts): Company {
  const countries = new Intl.DisplayNames(language, { type: "region" });
  const office = ({ city, name = city, ...own }: OfficeFacts): Office => ({
    name: spelled(name),
    address: {
      street: spelled(own.street),
      locality: spelled(city),
      region: spelled(own.region ?? ""),
      postalCode: own.postalCode,
      country: countries.of(own.countryCode) ?? own.countryCode,
      countryCode: own.countryCode,
    },
    directions: own.directions,
    phones: (own.phones ?? []).map((display) => ({ display, href: `tel:+${digits(display)}` })),
    email: own.email && mailboxOf(own.email),
    hours: own.hours ?? [],
  });
  const [first, ...others] = facts.offices;
  const main = office(first);
  return {
    ...facts,
    name: spelled(facts.name),
    firstName: firstSpelling(facts.name),
    tax: spelled(facts.tax),
    pricesAre: facts.pricesAre ?? "plusTax",
    language,
    origin: `https://${facts.domain}`,
    offices: [main, ...others.map(office)],
    city: main.address.locality,
    address: main.address,
    phone: main.phones[0],
    chat: facts.chat,
    social: facts.social ?? [],
  };
}
