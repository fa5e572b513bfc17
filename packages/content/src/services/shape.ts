import type { Action } from "../links.ts";
import type { ServiceId } from "../paths.ts";
import type { PhotoKey } from "../photos.ts";
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

/** The opening of a service page. */
export interface ServiceHero {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly actions: Two<Action>;
  readonly photo: PhotoKey;
}

/** What we offer within a service, as a card with three points. */
export interface DetailedOffering extends Passage {
  readonly points: Three<string>;
}

/** A heading with the list it opens. */
export interface Listing<Items> extends Heading {
  readonly items: Items;
}

/** A named group of technologies. */
export interface TechnologyGroup {
  readonly name: string;
  readonly items: Some<string>;
}

/**
 * What every service page has. Each page adds parts of its own, so that no two pages are built
 * alike: see the interfaces in each page's file.
 */
export interface ServicePageBase<Id extends ServiceId, Offering extends Passage = Passage> {
  readonly id: Id;
  readonly hero: ServiceHero;
  readonly offerings: Listing<Six<Offering>>;
  /** Marketing copy: averages the agency claims, not measurements. */
  readonly figures: Listing<Four<Figure>>;
  readonly stories: Listing<Two<Story>>;
  readonly questions: Listing<Some<Question>>;
  readonly closing: Passage & { readonly actions: Two<Action> };
}

/** The parts that several pages have, under their own headings. */
export type Process = Listing<FourSteps>;
export type Benefits = Listing<Eight<string>>;
export type Technologies = Listing<Some<TechnologyGroup>>;
