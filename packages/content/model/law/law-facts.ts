import type { ExternalHref } from "../basics/addresses.ts";
import type { Spelled } from "../company/company-details.ts";

/** The security measures that an owner may state. */
export const securityMeasures = [
  "twoFactor",
  "accessByRole",
  "encryptedBackups",
  "encryptedDisks",
  "encryptedMail",
  "trainedStaff",
] as const;

export type SecurityMeasure = (typeof securityMeasures)[number];

/** A person or office that others may write to or call. */
export interface LawContact {
  readonly name: Spelled;
  readonly email: `${string}@${string}`;
  readonly phone?: `+${string}`;
}

/**
 * The legal basis of a transfer to another country: an adequacy decision (`adequacy`), or standard
 * contractual clauses (`clauses`).
 */
export type Safeguard = "adequacy" | "clauses";

/** Another company that receives visitors' messages or usage data. */
export interface Processor {
  readonly name: Spelled;
  /** Where it processes the data: two letters, as in ISO 3166. */
  readonly countryCode: string;
  readonly privacy?: ExternalHref;
  /** Where the country's law is not the company's own. */
  readonly safeguard?: Safeguard;
}

/** A service that keeps the newsletter's list and asks each address for a confirmation first. */
export interface NewsletterService extends Processor {
  /** As the language of the page spells it. */
  readonly name: string;
  /** Its page to sign up. */
  readonly signUp: ExternalHref;
}

/** How long a form's messages are kept: some days, or until the person leaves the list. */
export type KeptFor = number | "untilLeft";

/** The parts that the law adds to the privacy policy. */
export const lawParts = ["controller", "bases", "objection", "rights", "complaints"] as const;

export type LawPart = (typeof lawParts)[number];

/**
 * What the law requires a company to state about itself and the data that it holds. Only the owner
 * can state it: the site claims nothing that is not here. `profiles.ts` lists what each country
 * requires.
 */
export interface LawFacts {
  /** The name in the register with the legal form; of a sole trader, the person's own. */
  readonly legalName?: Spelled;
  /** The register and the number there; a sole trader is in none, which is an answer too. */
  readonly register?: { readonly at: Spelled; readonly number: string } | "soleTrader";
  /** The number for the sales tax, or that there is none. */
  readonly taxNumber?: string | "none";
  /** Where it is not the main office. */
  readonly registeredOffice?: Spelled;
  /** Who signs for the company. */
  readonly represents?: readonly Spelled[];
  /** Who is responsible for the blog's content, where the law requires a name. */
  readonly editor?: Spelled;
  /** What else an imprint needs: a chamber, a licence, a board for disputes with consumers. */
  readonly further?: readonly { readonly term: Spelled; readonly text: Spelled }[];
  /** Who takes complaints; in India the grievance officer. */
  readonly complaints?: LawContact;
  readonly dataProtectionOfficer?: LawContact;
  /** The authority that hears complaints, where the country has several. */
  readonly authority?: { readonly name: Spelled; readonly href: ExternalHref };
  /** Only measures that are in place. */
  readonly security?: readonly SecurityMeasure[];
  /** Who serves the site, and for how many days it keeps a record of requests. */
  readonly host?: Processor & { readonly logDays: number };
  /** Who transmits the forms' messages, unless the company runs its own mailbox. */
  readonly mailService?: Processor;
  /** Who else receives these messages: a chat, a CRM, a spam filter. */
  readonly alsoTo?: readonly Processor[];
  /**
   * Who confirms newsletter subscriptions with the owner of the address: the company's own mailbox,
   * or a service. If this is not set, the newsletter form is not shown.
   */
  readonly newsletter?: "mailbox" | (Processor & Pick<NewsletterService, "signUp">);
  /**
   * Whether somebody has verified that reviews are from clients. Wherever stars appear, the page
   * states this either way.
   */
  readonly reviews?: "ofClients" | "unchecked";
  /** How long the messages of each form are kept, by the form's id. */
  readonly keptDays?: Readonly<Record<string, KeptFor>>;
  /** Sections that the policy states in its own words, so that they are not repeated. */
  readonly saidInWords?: readonly LawPart[];
}
