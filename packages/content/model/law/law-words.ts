import type { Inline, RichText } from "../basics/links.ts";
import type { Some } from "../basics/types.ts";
import type { LegalBlock } from "../types/legal.ts";
import type { SecurityMeasure } from "./law-facts.ts";
import type { Jurisdiction } from "./profiles.ts";
import type { StoragePlace, StoredThing } from "./storage.ts";

/** The texts about what the site stores in a browser. */
export interface StorageWords {
  /** Before the table. */
  readonly intro: string;
  readonly caption: string;
  readonly columns: { readonly what: string; readonly where: string; readonly until: string };
  readonly places: Readonly<Record<StoragePlace, string>>;
  readonly things: Readonly<Record<StoredThing, { readonly what: string; readonly until: string }>>;
  /** How to remove all of it. */
  readonly clearing: string;
}

/** Another company, as the policy names it. */
export interface NamedProcessor {
  /** Its name, a link to its own policy where it has one. */
  readonly name: Inline;
  /** Its country in the language of the page, in brackets after a space; empty if nobody knows it. */
  readonly place: string;
  /** What a sentence about its country adds, with a space before it; empty where nothing is due. */
  readonly safeguard: string;
}

/** What the policy says of those who receive something. */
export interface RecipientWords {
  readonly host: (company: NamedProcessor, days: string) => RichText;
  readonly ownMailbox: string;
  readonly mailService: (company: NamedProcessor) => RichText;
  /** A service of which only the address is known. */
  readonly unnamedService: (host: string) => RichText;
  readonly alsoTo: (company: NamedProcessor) => RichText;
  readonly photos: (company: NamedProcessor) => RichText;
  readonly chat: (app: string) => RichText;
  /** Why data may go to a country with another law. */
  readonly safeguards: Readonly<Record<"adequacy" | "clauses" | "unsaid", string>>;
}

/** What the policy says is done for safety, and that nothing is promised beyond it. */
export interface SecurityWords {
  readonly transport: string;
  readonly measures: Readonly<Record<SecurityMeasure, string>>;
}

/** What the policy and the forms say about how long messages are kept. */
export interface KeptWords {
  /** The heading of the policy's section, where it has none of its own. */
  readonly title: string;
  /** A row of the policy: after how long the messages of a form are deleted. */
  readonly after: (duration: string) => string;
  readonly untilLeft: string;
  /** The same at the foot of a form. */
  readonly afterHere: (duration: string) => string;
  readonly untilLeftHere: string;
}

/** How an address comes on the newsletter's list. */
export interface NewsletterWords {
  /** With a mail of the company's own mailbox. */
  readonly confirmed: string;
  /** With a service, which the button leads to. */
  readonly service: (name: string) => string;
  readonly signUp: string;
}

/** What the messages of a form are for, by its id: a sentence at its foot. */
export type PurposeWords = Readonly<Record<string, string>> & { readonly other: string };

/** What stands behind the company, for the sections that the law wants. */
export interface Subject {
  /** The legal name and the address. */
  readonly who: string;
  readonly phone: string | undefined;
  readonly privacy: Inline;
  readonly officer: Inline | undefined;
  readonly complaints: readonly Inline[] | undefined;
  readonly authority: Inline | undefined;
  /** What of the site needs a basis. */
  readonly newsletter: boolean;
  readonly careers: boolean;
  readonly asks: boolean;
  readonly counts: boolean;
}

/** A section that the law adds, or whose paragraphs go to the end of the policy's own one. */
export interface LawSection {
  readonly title: string;
  readonly blocks: Some<LegalBlock>;
}

/** The sections of each law; nothing where a law does not want one. */
export interface LawSectionWords {
  readonly controller: (subject: Subject, law: Jurisdiction) => LawSection;
  readonly bases: (subject: Subject, law: Jurisdiction) => LawSection;
  readonly rights: (subject: Subject, law: Jurisdiction) => LawSection;
  readonly objection: (law: Jurisdiction) => LawSection;
  readonly complaints: (subject: Subject, law: Jurisdiction) => LawSection | undefined;
}

/** How a footer or an imprint names what stands behind a company. */
export interface CompanyLawWords {
  readonly register: (at: string, number: string) => string;
  readonly soleTrader: (person: string) => string;
  readonly office: (address: string) => string;
  readonly taxNumber: string;
  readonly represents: string;
  readonly complaints: string;
  readonly imprint: {
    readonly title: string;
    readonly lead: string;
    readonly provider: string;
    readonly contact: string;
    readonly registerAndTax: string;
    readonly noRegister: string;
    readonly noTaxNumber: string;
    readonly editor: string;
    readonly further: string;
    readonly updated: (day: string) => string;
  };
  /** At the foot of a site that is only an example. */
  readonly example: string;
}
