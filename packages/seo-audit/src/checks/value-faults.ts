import { addressOf } from "../page/page-facts.ts";
import type { PageModel } from "../page/page-model.ts";
import {
  hasValue,
  isEntity,
  numberOf,
  type TypedEntity,
  typeName,
  typesOf,
} from "../page/structured-data.ts";
import { setOf } from "../set-of.ts";
import type { Texts } from "../texts/texts.ts";
import { isAfter, isOver, isoDate, isToCome } from "./iso-dates.ts";

/** A value that no search engine can take as it is. */
export interface ValueFault extends Pick<TypedEntity, "mark"> {
  readonly text: string;
  /** Whether the entity gets no result with it. */
  readonly grave: boolean;
}

type Said = Texts["checks"]["json-ld-values"];

/**
 * The first of each pair comes before the second, or on the same day, and whether no result is shown
 * otherwise. An article that was written before its day of publication is only dated wrongly.
 */
const ORDERED = [
  ["dateCreated", "dateModified", false],
  ["datePublished", "dateModified", false],
  ["datePosted", "validThrough", true],
  ["validFrom", "validThrough", true],
  ["startDate", "endDate", true],
] as const;
/** What has happened already, if it is true. */
const DONE = ["dateCreated", "datePublished", "dateModified", "datePosted", "uploadDate"] as const;
/** When an entity of the type stops being shown. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  JobPosting: ["validThrough"],
  Offer: ["priceValidUntil", "validThrough"],
};
const PRICES = ["price", "lowPrice", "highPrice", "minPrice", "maxPrice"] as const;
const PRICE = /^\s*\d{1,15}(?:\.\d{1,6})?\s*$/;

/** Of so many stars, of ten or of a hundred. */
const RATING = /^\s*\d{1,9}(?:\.\d{1,9})?\s*(?:%|\/\s*\d{1,9})?\s*$/;

/** The words of schema.org and of Google's job postings that these properties take. */
const WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  availability: setOf(
    "BackOrder Discontinued InStock InStoreOnly LimitedAvailability MadeToOrder OnlineOnly OutOfStock PreOrder PreSale Reserved SoldOut",
  ),
  employmentType: setOf("FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER"),
  eventAttendanceMode: setOf(
    "MixedEventAttendanceMode OfflineEventAttendanceMode OnlineEventAttendanceMode",
  ),
  eventStatus: setOf(
    "EventCancelled EventMovedOnline EventPostponed EventRescheduled EventScheduled",
  ),
  itemCondition: setOf("DamagedCondition NewCondition RefurbishedCondition UsedCondition"),
  jobLocationType: setOf("TELECOMMUTE"),
};

/** What has to be described and not only named, with the property of which it is the value. */
const DESCRIBED = [
  { type: "JobPosting", property: "hiringOrganization" },
  { type: "JobPosting", property: "jobLocation" },
  { type: "Place", property: "address", within: "jobLocation" },
] as const;

const currencies = new Set(Intl.supportedValuesOf("currency"));

const textsIn = (value: unknown) =>
  [value].flat().filter((each): each is string => typeof each === "string" && each.trim() !== "");

/** All faults of an entity's values. Missing properties and dates of no form are not among them. */
export function valueFaults(
  { types, entity, property, mark }: TypedEntity,
  page: PageModel,
  t: Said,
): ValueFault[] {
  const { now } = page;
  const host = addressOf(page)?.hostname ?? "";
  const type = typeName(types);
  const faults: ValueFault[] = [];
  /** In microdata every value is a list. */
  const firstOf = (name: string) => [entity[name]].flat()[0];
  const add = (grave: boolean, text: string) => faults.push({ mark, grave, text });

  for (const [first, second, grave] of ORDERED) {
    const from = isoDate(firstOf(first));
    const to = isoDate(firstOf(second));
    if (from && to && isAfter(from, to)) {
      add(grave, t.order(type, [first, String(firstOf(first))], [second, String(firstOf(second))]));
    }
  }
  for (const name of DONE) {
    const date = isoDate(firstOf(name));
    if (date && isToCome(date, now)) add(true, t.future(type, name, String(firstOf(name))));
  }
  for (const name of types.flatMap((each) => (Object.hasOwn(ENDS, each) ? ENDS[each] : []) ?? [])) {
    const date = isoDate(firstOf(name));
    if (date && isOver(date, now)) add(true, t.past(type, name, String(firstOf(name))));
  }
  for (const name of PRICES) {
    for (const price of textsIn(entity[name])) {
      if (!PRICE.test(price)) add(true, t.price(type, name, price));
    }
  }
  for (const name of ["priceCurrency", "currency"]) {
    for (const code of textsIn(entity[name])) {
      if (!currencies.has(code.trim())) add(true, t.currency(type, code));
    }
  }
  for (const [name, words] of Object.entries(WORDS)) {
    for (const word of textsIn(entity[name])) {
      const short = word.trim().replace(/^https?:\/\/(?:www\.)?schema\.org\//, "");
      if (!words.has(short)) add(false, t.word(type, name, word, [...words]));
    }
  }
  for (const { type: wanted, property: name, ...rest } of DESCRIBED) {
    const applies = types.includes(wanted) && (!("within" in rest) || rest.within === property);
    if (applies && textsIn(entity[name]).length > 0) add(true, t.described(type, name));
  }
  for (const address of textsIn(entity.sameAs)) {
    if (!URL.canParse(address)) add(false, t.address(type, "sameAs", address));
    else if (isReserved(new URL(address).hostname) && host !== "" && !isReserved(host)) {
      add(false, t.example(type, address));
    }
  }
  if (types.includes("BreadcrumbList")) {
    const positions = positionsOf(entity.itemListElement);
    const counts = positions.every((position, index) => position === index + 1);
    const rises = positions.every(
      (each, index) => index === 0 || each > Number(positions[index - 1]),
    );
    if (!counts) add(!rises, t.positions);
  }
  if (types.includes("Rating") || types.includes("AggregateRating")) {
    for (const value of textsIn(entity.ratingValue)) {
      if (!RATING.test(value)) add(true, t.price(type, "ratingValue", value));
    }
    const value = numberOf(entity.ratingValue);
    const best = hasValue(entity, "bestRating") ? numberOf(entity.bestRating) : 5;
    if (value > best) add(true, t.rating(value, best));
  }
  return faults;
}

/** Whether a host's name is one that is kept for examples (RFC 2606). */
const isReserved = (host: string) => /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(host);

/** The positions of the steps of a trail. */
function positionsOf(steps: unknown): number[] {
  return [steps]
    .flat()
    .filter((step) => isEntity(step) && typesOf(step).includes("ListItem") && "position" in step)
    .map((step) => numberOf((step as Readonly<Record<string, unknown>>).position));
}
