import { company } from "@site/facts/company";
import { law } from "@site/facts/law";
import { companyLawWords } from "@site/texts/law/company";
import type { Inline, RichText } from "../basics/links.ts";
import { listed, withLabel } from "../basics/lists.ts";
import { mailboxOf, spelled } from "../company/company-details.ts";
import { offices } from "../company/offices.ts";
import type { LawContact } from "./law-facts.ts";
import { profileOf } from "./profiles.ts";

/** The law of the country of the main office. */
export const profile = profileOf(company.address.countryCode);

/** The company's legal name: with its legal form, if the owner has stated it. */
export const legalName: string = law.legalName ? spelled(law.legalName) : company.name;

/** The number in the register, with what the country calls it. */
export const registerNumber: string | undefined =
  typeof law.register === "object"
    ? [profile.registerNumber, law.register.number].filter(Boolean).join(" ")
    : undefined;

/** The number for the sales tax, if there is one. */
export const taxNumber = law.taxNumber === "none" ? undefined : law.taxNumber;

/** What the number for the sales tax is called where the company is. */
const taxNumberName = profile.taxNumber ? spelled(profile.taxNumber) : companyLawWords.taxNumber;

/** A person or office, with how to reach them. */
export function contactParts({ name, email, phone }: LawContact): readonly Inline[] {
  const mailbox = mailboxOf(email);
  return [
    `${spelled(name)}, `,
    { text: mailbox.address, href: mailbox.href },
    ...(phone ? [", ", { text: phone, href: `tel:+${phone.replace(/\D/g, "")}` } as const] : []),
  ];
}

const register =
  typeof law.register === "object" && registerNumber
    ? companyLawWords.register(spelled(law.register.at), registerNumber)
    : undefined;

/** The number for the sales tax with its name. */
const tax = taxNumber && withLabel(taxNumberName, taxNumber);

/**
 * The lines about the company in the footer, where the law requires them on every page or on the
 * first one.
 */
export const footerLines: readonly RichText[] =
  profile.imprint === "footer" && law.legalName
    ? [
        law.register === "soleTrader" ? companyLawWords.soleTrader(legalName) : legalName,
        ...(register ? [register] : []),
        companyLawWords.office(spelled(law.registeredOffice ?? offices[0].address)),
        ...(tax ? [tax] : []),
        ...(law.complaints
          ? [[withLabel(companyLawWords.complaints, ""), ...contactParts(law.complaints)]]
          : []),
      ]
    : [];

/** Register and tax number for the imprint. */
export const registerLines: readonly [string, string] = [
  register ?? companyLawWords.imprint.noRegister,
  tax ?? companyLawWords.imprint.noTaxNumber,
];

/** Those who sign for the company, in one line. */
export const representatives: string | undefined = law.represents?.length
  ? withLabel(companyLawWords.represents, listed(law.represents.map((person) => spelled(person))))
  : undefined;
