import type { Action } from "../basics/links.ts";
import type { Question } from "../basics/questions.ts";
import type { Figure, Passage, Some } from "../basics/types.ts";
import type { ServiceId } from "../services/services.ts";
import type { CaseOverview } from "./case.ts";
import type { Closing } from "./closing.ts";
import type { Heading } from "./heading.ts";
import type { Picture } from "./picture.ts";

/** The words on the card of a service, on the home page and the services overview. */
export interface ServiceCard {
  /** Also in search results and in structured data. */
  readonly description: string;
  readonly features: Some<string>;
}

/** The hero section of a service page. */
export interface ServiceHero {
  /** Below the name of the service, which is the first line of the page's title. */
  readonly title: string;
  readonly lead: string;
  readonly actions: Some<Action>;
  /** A link to the work, where none of the actions leads there. */
  readonly work?: Action;
  /** Instead of the service's drawing. */
  readonly picture?: Picture;
}

/** A section with a heading and a list. */
export interface Listing<Items> extends Heading {
  readonly items: Items;
}

/** A group of technologies with its name. */
export interface TechnologyGroup {
  readonly name: string;
  readonly items: Some<string>;
}

/**
 * The words that every service page has. Each page adds its own parts, so that no two pages have
 * the same sections.
 */
export interface ServicePageBase<Id extends ServiceId> {
  readonly id: Id;
  readonly hero: ServiceHero;
  readonly offerings: Listing<Some<Passage>>;
  /** Marketing claims, not measurements. */
  readonly figures: Listing<readonly Figure[]>;
  readonly cases: Listing<readonly CaseOverview[]>;
  readonly questions: Listing<Some<Question>>;
  readonly closing: Closing;
}

/** Sections that several pages have, each with its own heading. */
export type Process = Listing<Some<Passage>>;
export type Benefits = Listing<Some<string>>;
export type Technologies = Listing<Some<TechnologyGroup>>;
