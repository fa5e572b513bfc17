import type { Action, RichText, SiteAction, SiteHref } from "../basics/links.ts";
import type { Question } from "../basics/questions.ts";
import type { Figure, Passage, Some } from "../basics/types.ts";
import type { LogoFiles } from "../company/logo.ts";
import type { CaseId, PageId } from "../pages/paths.ts";
import type { CaseOverview } from "./case.ts";
import type { Closing } from "./closing.ts";
import type { Heading } from "./heading.ts";
import type { Picture } from "./picture.ts";

/* The types of the texts of each page. A missing text, or a link to nowhere, is a type error. */

/** A client's logo. */
interface ClientLogo extends LogoFiles {
  readonly name: string;
  /** A page of this site, or an address outside it. */
  readonly href?: SiteHref;
}

/** Clients by their logos. */
export interface ClientLogos {
  readonly title: string;
  readonly items: Some<ClientLogo>;
}

/** The words of the home page. */
export interface HomeWords {
  hero: {
    eyebrow: string;
    title: string;
    accent: string;
    lead: string;
    actions: Some<Action>;
    /** Instead of the drawing. */
    picture?: Picture;
  };
  statistics: { title: string; figures: readonly Figure[] };
  /** Keep it short: next, a visitor wants to see the work. */
  intro: Omit<Heading, "lead"> & { paragraphs: Some<string>; photo?: Picture; action: Action };
  services: Heading & { action: Action };
  /** The first of the cases is as wide as the window. */
  work: Heading & {
    action: Action;
    cases: readonly CaseOverview[];
    /** In the first case, after its sentence: a link to ask for the same. */
    askOfFirst?: Action;
  };
  testimonials: Heading;
  blog: Heading & { action: Action };
  closing: Closing;
}

/** Someone who works at the agency. */
export interface Person {
  /**
   * The same in each language: it decides how the person is drawn without a portrait. Default: the
   * name.
   */
  readonly id?: string;
  readonly name: string;
  readonly role: string;
  readonly languages?: Some<string>;
  /** A sentence about the person. */
  readonly text: string;
  /** When and how the person can be reached. */
  readonly hours?: string;
  /** What the person declines to do, even when asked. */
  readonly refuses?: string;
  /** The weeks of a project, among those of `room`, in which the person is present. */
  readonly weeks?: Some<number>;
  /** A portrait. Without one the initials are shown, drawn as the brand draws them. */
  readonly photo?: Picture;
  /** Below the person's text, such as a link to ask for them. */
  readonly ask?: Action;
  /** Also named in structured data, for search engines. Ask the person first. */
  readonly inSearch?: true;
}

/** The words of the about page. */
export interface AboutWords {
  hero: Heading & { photo: Picture };
  story: Omit<Heading, "lead" | "ask"> & {
    paragraphs: Some<string>;
    /** After the paragraphs: a link to ask. */
    askAtEnd?: Action;
  };
  mission: Passage;
  vision: Passage;
  impact: Heading & { figures: readonly Figure[] };
  values: Heading & {
    items: Some<Passage>;
  };
  timeline: Heading & {
    items: Some<Passage & { readonly year: number }>;
    /** Where the years since are told. */
    action?: Action;
  };
  working: Omit<Heading, "lead"> & { paragraphs: Some<string>; photo?: Picture };
  team?: Heading & {
    people: Some<Person>;
    /** Who is in the room in which week of a project. */
    room?: Heading & { weeks: Some<Passage & { readonly week: number }> };
  };
  closing: Closing;
}

/** The words of the blog's first page. */
export interface BlogPageWords {
  hero: Heading;
  /** Above the latest articles: a link to ask. */
  ask?: Action;
  /** In the field of the search: words that find something. */
  placeholder: string;
}

/** The words of the careers page. */
export interface CareersWords {
  hero: Heading & { actions: Some<SiteAction>; photo: Picture };
  perks: Heading & { items: Some<Passage> };
  positions: Heading & {
    none: Passage & { action: SiteAction };
  };
  /** On the page of an opening that is closed. */
  closed: Passage & { action: SiteAction };
  hiring: Heading & { items: Some<Passage> };
  form: Heading & { alternative: RichText };
  /** Beside the steps of hiring. */
  photo?: Picture;
}

/** The words of the contact page. */
export interface ContactWords {
  hero: Heading;
  /** The ways to reach us. Only those that the company has are shown. */
  cards: {
    title: string;
    /** The hours of the main office come before its text. */
    phone: { title: string; text?: string };
    email: Passage;
    chat: Passage;
    /** Shown if there is one office. */
    visit: Passage;
  };
  /** Shown if there are several offices. */
  offices: Heading;
  form: Heading;
  reasons: Heading & { figures: readonly Figure[] };
  faq: Heading & { items: Some<Question> };
}

/** The texts of the page that compares the site with its promised limits. */
export interface ProofWords {
  hero: Heading;
  figures: Heading;
  /** Among the limits: links to ask. */
  asksAmong?: readonly Action[];
}

/** The words of the prices page that not every owner has written. */
export interface PricesWords {
  hero: Heading;
  sheet: Heading;
  never: Heading & { items: Some<Passage> };
  /** Below the sheet: a link to an offer. */
  offer?: Action;
}

/** The words of the not-found page. */
export interface NotFoundWords {
  code: string;
  title: string;
  lead: string;
  actions: { home: Action; back: string };
  suggested: { title: string; pages: readonly PageId[] };
  help: { title: string; text: string; contact: Action; call: string };
  statistics: { title: string; figures: readonly Figure[] };
}

/** The words of the portfolio. */
export interface PortfolioWords {
  hero: Heading & { picture?: Picture };
  leads: { label: string; cases: readonly CaseId[] };
  /** Between the other cases: links to ask. */
  asks?: readonly Action[];
  closing: Closing;
  /** At the end of a case's page. */
  caseClosing: Closing;
}

/** The words of the services overview. */
export interface ServicesWords {
  hero: Heading & { picture?: Picture };
  cards: Heading;
  claims: { title: string; figures: readonly Figure[] };
  pricing: Heading & { action?: Action; items: Some<Passage> };
  closing: Closing;
}

/** The words of the quote page. */
export interface QuoteWords {
  hero: Heading;
  tiles: { title: string; items: Some<Passage> };
  faq: Heading & { items: Some<Question> };
  confirmation: Passage & {
    actions: Some<Action>;
    /** A description of the reference's drawing, given the number of answers. */
    drawing?: (answers: number) => string;
  };
}
