import type { Office } from "@kolam/content/model/company/company-details";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";

/** Facts of a company that look invented. */
interface Told {
  readonly domain: string;
  readonly offices: readonly Pick<Office, "address" | "directions" | "phones" | "email">[];
  readonly chat: { readonly href: string } | undefined;
  readonly social: readonly { readonly href: string }[];
  readonly mailboxes: readonly string[];
}

/**
 * Names that are reserved for examples.
 * @see https://www.rfc-editor.org/rfc/rfc2606
 */
const isExampleHost = (host: string): boolean =>
  /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i.test(host);

/** A profile of nobody, such as `/company/example`, or one on a host of examples. */
function isExampleProfile(href: string): boolean {
  const { hostname, pathname } = new URL(href);
  return isExampleHost(hostname) || /\/@?(?:example|your-?(?:name|company))\/?$/i.test(pathname);
}

/**
 * Phone numbers that cannot be assigned: consecutive or repeated digits, and those reserved for
 * fiction (in North America 555-0100 to 555-0199, in Britain Ofcom's, in Germany the
 * Bundesnetzagentur's).
 */
const isNobodys = (phone: string): boolean => {
  const digits = phone.replace(/\D/g, "");
  return (
    /1234567|7654321|(\d)\1{5}/.test(digits) ||
    /^1\d{3}55501\d\d$/.test(digits) ||
    /^44(?:1632960|7700900|2079460)\d{3}$/.test(digits) ||
    /^49(?:3023125|6990009|4066969|2214710|8999998)\d{3}$/.test(digits)
  );
};

/** A house has a number, or a name before its street. */
const isArea = (street: string): boolean => !/[\p{N},،]/u.test(street);

/** The facts of a company that are placeholders, a sentence each. */
export function placeholderFacts(facts: Told): string[] {
  const { domain, offices, chat, social } = facts;
  const addresses = [...facts.mailboxes, ...offices.flatMap(({ email }) => email?.address ?? [])];
  const numbers = [
    ...offices.flatMap(({ phones }) => phones.map(({ display }) => display)),
    ...(chat ? [chat.href] : []),
  ];
  const places = offices.filter(({ directions }) => directions !== undefined);
  return [
    ...(isExampleHost(domain) ? [`The domain “${domain}” is one for examples.`] : []),
    ...addresses
      .filter((address) => isExampleHost(address.split("@")[1] ?? "") && !isExampleHost(domain))
      .map((address) => `Nobody reads “${address}”: its domain is one for examples.`),
    ...numbers.filter(isNobodys).map((number) => `Nobody has the number “${number}”.`),
    ...social
      .filter(({ href }) => isExampleProfile(href))
      .map(({ href }) => `“${href}” is nobody’s profile. Name yours, or leave it out.`),
    ...places
      .filter(({ directions = "" }) => isExampleProfile(directions))
      .map(({ directions }) => `“${directions}” shows no way (\`directions\`).`),
    ...places
      .filter(({ address }) => isArea(address.street))
      .map(
        ({ address }) =>
          `“${address.street}” is an area: to where clients may come (\`directions\`) leads a street with a number.`,
      ),
  ];
}

/** Those of the site that is built. */
export const placeholdersLeft = (): string[] =>
  placeholderFacts({
    ...company,
    mailboxes: Object.values(mailboxes).map(({ address }) => address),
  });
