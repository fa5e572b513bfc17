import type { Action } from "../links.ts";
import type { Day } from "../meta-dates.ts";
import type { ServiceId } from "../paths.ts";
import type { PhotoKey } from "../photos.ts";
import type { Price } from "../prices.ts";
import type { PageWords } from "../search-words.ts";
import type {
  Eight,
  Figure,
  Four,
  FourSteps,
  Heading,
  Passage,
  Question,
  Six,
  Some,
  Story,
  Three,
  Two,
} from "../shapes.ts";

/** The words on the card of a service, on the home page and the services overview. */
export interface ServiceCard {
  /** Also in search results and in structured data. */
  readonly description: string;
  readonly features: Four<string>;
}

/** The facts of a service that every page needs: its address, name, price and stories. */
export interface ServiceFacts {
  readonly path: `/services/${string}`;
  /** The name in menus, on cards, in the quote form and in breadcrumbs. */
  readonly title: string;
  /** The starting price. */
  readonly price: Price;
  /** Up to two services that are most often bought with it; the list's first ones take the places of missing ones. */
  readonly pairsWith: readonly string[];
  /** The ids of its two stories. */
  readonly stories: Two<string>;
  readonly search: PageWords;
  /** The day on which the words of its page last changed; see `meta-dates.ts`. */
  readonly updated: Day;
}

/** The hero section of a service page. */
export interface ServiceHero {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly actions: Two<Action>;
  /** A link to the work, where none of the two actions leads there. */
  readonly work?: Action;
  readonly photo: PhotoKey;
}

/** A part of a service, on a card with three points. */
export interface DetailedOffering extends Passage {
  readonly points: Three<string>;
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
 * The words that every service page has. Each page adds parts of its own, so that no two pages have the
 * same sections.
 */
export interface ServicePageBase<Id extends ServiceId, Offering extends Passage = Passage> {
  readonly id: Id;
  readonly hero: ServiceHero;
  readonly offerings: Listing<Six<Offering>>;
  /** Marketing claims, not measurements. */
  readonly figures: Listing<Four<Figure>>;
  readonly stories: Listing<Two<Story>>;
  readonly questions: Listing<Some<Question>>;
  readonly closing: Passage & { readonly actions: Two<Action> };
}

/** Sections that several pages have, each with its own heading. */
export type Process = Listing<FourSteps>;
export type Benefits = Listing<Eight<string>>;
export type Technologies = Listing<Some<TechnologyGroup>>;
