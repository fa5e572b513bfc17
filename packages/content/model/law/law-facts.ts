import type { ExternalHref } from "../basics/addresses.ts";
import type { Spelled } from "../company/company-details.ts";

/** What an owner may say that they do for the safety of what reaches them. */
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
 * Why data may go to another country: its law was found good enough (`adequacy`), or a contract in
 * the authorities' words holds the receiver to ours (`clauses`).
 */
export type Safeguard = "adequacy" | "clauses";

/** Another company that receives what visitors send, or what they do. */
export interface Processor {
  readonly name: Spelled;
  /** Where it works on the data: two letters, as in ISO 3166. */
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
 * What the law asks a company to say of itself and of the data that it holds. All of it is the
 * owner's to say: what is not here is nowhere claimed. Which of it a country demands is in
 * `profiles.ts`.
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
  /** Who answers for what the blog says, where the law wants a name. */
  readonly editor?: Spelled;
  /** What else an imprint needs: a chamber, a licence, a board for disputes with consumers. */
  readonly further?: readonly { readonly term: Spelled; readonly text: Spelled }[];
  /** Who takes complaints; in India the grievance officer. */
  readonly complaints?: LawContact;
  readonly dataProtectionOfficer?: LawContact;
  /** The authority that hears complaints, where the country has several. */
  readonly authority?: { readonly name: Spelled; readonly href: ExternalHref };
  /** Only what somebody has switched on. */
  readonly security?: readonly SecurityMeasure[];
  /** Who serves the site, and for how many days it keeps a record of requests. */
  readonly host?: Processor & { readonly logDays: number };
  /** Who carries the forms' messages, unless it is a mailbox of the company's own. */
  readonly mailService?: Processor;
  /** Who receives the same messages besides: a chat, a customer list, a spam filter. */
  readonly alsoTo?: readonly Processor[];
  /**
   * Who asks the owner of an address that was entered for the newsletter whether it is theirs: the
   * company's own mailbox, or a service. Without an answer the newsletter's box is not shown.
   */
  readonly newsletter?: "mailbox" | (Processor & Pick<NewsletterService, "signUp">);
  /**
   * Whether somebody has seen to it that reviews are from clients. Wherever stars stand, the page
   * says so, or says that nobody has.
   */
  readonly reviews?: "ofClients" | "unchecked";
  /** For how long the messages of each form are kept, by the form's id. */
  readonly keptDays?: Readonly<Record<string, KeptFor>>;
  /** Parts that the policy says in words of its own, so that they are not said twice. */
  readonly saidInWords?: readonly LawPart[];
}
