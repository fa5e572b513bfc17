import type { ExternalHref } from "../basics/addresses.ts";
import type { Spelled } from "../company/company-details.ts";
import type { LawFacts, LawPart } from "./law-facts.ts";

/** The legal systems that are built in. */
export type Jurisdiction = "IN" | "GB" | "EU" | "CH" | "plain";

/** Where a company identifies itself. */
export type ImprintPlace = "page" | "footer" | "anywhere";

/** What the law of a country requires of a website. */
export interface LawProfile {
  readonly jurisdiction: Jurisdiction;
  readonly imprint: ImprintPlace;
  /** The facts that it needs. */
  readonly needs: readonly (keyof LawFacts)[];
  /** What it adds to the privacy policy. */
  readonly parts: readonly LawPart[];
  /** The one authority for complaints, where there is only one. */
  readonly authority?: { readonly name: Spelled; readonly href: ExternalHref };
  /** What the number for the sales tax is called. */
  readonly taxNumber?: Spelled;
  /** What the number in the register is called. */
  readonly registerNumber?: string;
}

const gdprParts: readonly LawPart[] = ["controller", "bases", "rights", "objection"];

/** Directive (EU) 2017/1132, article 26, and for the privacy policy Regulation (EU) 2016/679. */
const union: LawProfile = {
  jurisdiction: "EU",
  imprint: "footer",
  needs: ["legalName", "register", "authority"],
  parts: gdprParts,
  taxNumber: { en: "VAT number", de: "USt-IdNr.", hi: "वैट नंबर", ar: "رقم ضريبة القيمة المضافة" },
};

/** The union, Iceland, Liechtenstein and Norway, where the regulation applies. */
export const unionCountries: readonly string[] = [
  "AT",
  "BE",
  "BG",
  "CY",
  "CZ",
  "DE",
  "DK",
  "EE",
  "ES",
  "FI",
  "FR",
  "GR",
  "HR",
  "HU",
  "IE",
  "IS",
  "IT",
  "LI",
  "LT",
  "LU",
  "LV",
  "MT",
  "NL",
  "NO",
  "PL",
  "PT",
  "RO",
  "SE",
  "SI",
  "SK",
];

const profiles: Readonly<Record<string, LawProfile>> = {
  // § 5 DDG, § 18 (2) MStV; sixteen authorities, one for each state.
  DE: {
    ...union,
    imprint: "page",
    needs: ["legalName", "register", "taxNumber", "represents", "authority"],
  },
  // § 5 ECG, § 14 UGB, § 25 MedienG.
  AT: {
    ...union,
    imprint: "page",
    needs: ["legalName", "register", "taxNumber", "represents"],
    authority: {
      name: { en: "Austrian Data Protection Authority", de: "Österreichische Datenschutzbehörde" },
      href: "https://www.dsb.gv.at/",
    },
    taxNumber: { en: "VAT number", de: "UID-Nr." },
  },
  // Art. 3 (1) s UWG; Art. 19 and 25 to 32 DSG.
  CH: {
    jurisdiction: "CH",
    imprint: "page",
    needs: ["legalName", "register"],
    parts: ["controller", "rights"],
    authority: {
      name: {
        en: "Federal Data Protection and Information Commissioner",
        de: "Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter",
      },
      href: "https://www.edoeb.admin.ch/",
    },
    taxNumber: { en: "VAT number", de: "MWST-Nr." },
  },
  // Company, LLP and Business (Names and Trading Disclosures) Regulations 2015, reg. 25; Electronic
  // Commerce Regulations 2002, reg. 6; UK GDPR, article 13; Data Protection Act 2018, s. 164A.
  GB: {
    jurisdiction: "GB",
    imprint: "footer",
    needs: ["legalName", "register", "taxNumber"],
    parts: [...gdprParts, "complaints"],
    authority: {
      name: "Information Commissioner’s Office",
      href: "https://ico.org.uk/make-a-complaint/",
    },
    taxNumber: { en: "VAT number" },
  },
  // Companies (Incorporation) Rules 2014, r. 26; SPDI Rules 2011, r. 5 (9); Digital Personal Data
  // Protection Act 2023, ss. 5, 13 and 14.
  IN: {
    jurisdiction: "IN",
    imprint: "footer",
    needs: ["legalName", "register", "complaints"],
    parts: ["complaints"],
    taxNumber: "GSTIN",
    registerNumber: "CIN",
  },
};

const plain: LawProfile = { jurisdiction: "plain", imprint: "anywhere", needs: [], parts: [] };

/** The legal profile of a country; one without requirements if the country is not known. */
export const profileOf = (countryCode: string): LawProfile =>
  profiles[countryCode] ?? (unionCountries.includes(countryCode) ? union : plain);

/** What a profile requires and the owner has not stated. */
export const missingFacts = (law: LawFacts, profile: LawProfile): readonly (keyof LawFacts)[] =>
  profile.needs.filter((name) => {
    if (name === "authority" && profile.authority) return false;
    if (name === "represents" && law.register === "soleTrader") return false;
    return law[name] === undefined;
  });

/** Whether two countries are under the same law, so that data between them needs no safeguard. */
export const sameLaw = (one: string, other: string): boolean =>
  one === other || (unionCountries.includes(one) && unionCountries.includes(other));
