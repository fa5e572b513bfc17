/** Where a browser stores something. */
export type StoragePlace = "device" | "tab";

/**
 * Everything that the site ever stores in a browser: the name after the site's prefix, with `*` for
 * the id of a form or a service; where; and on what it depends. The privacy page lists it, and a
 * name that is not here does not compile.
 */
export const storage = {
  theme: { name: "theme", places: ["device"] },
  scroll: { name: "scroll", places: ["tab"] },
  draft: { name: "draft:*", places: ["tab", "device"] },
  attempt: { name: "attempt:*", places: ["device"] },
  sent: { name: "sent", places: ["device"] },
  quoteSent: { name: "quote-sent", places: ["tab"] },
  reloaded: { name: "reloaded", places: ["tab"] },
  consent: { name: "consent", places: ["device"], only: "question" },
  frames: { name: "consent:frames:*", places: ["device"], only: "frames" },
} as const satisfies Readonly<
  Record<string, { name: string; places: readonly StoragePlace[]; only?: "question" | "frames" }>
>;

/** One stored item. */
export type StoredThing = keyof typeof storage;

type Filled<Name extends string> = Name extends `${infer Start}*` ? `${Start}${string}` : Name;

/** A name under which something may be stored. */
export type StoredName = Filled<(typeof storage)[StoredThing]["name"]>;

/** What the site's settings make it store: consent to analytics or to embeds. */
export interface StorageWishes {
  readonly question: boolean;
  readonly frames: boolean;
}

interface Kept {
  readonly name: string;
  readonly places: readonly StoragePlace[];
  readonly only?: keyof StorageWishes;
}

const all: Readonly<Record<StoredThing, Kept>> = storage;

/** What a site with these settings may store. */
export const keptThings = (wishes: StorageWishes): readonly StoredThing[] =>
  (Object.keys(all) as StoredThing[]).filter((thing) => {
    const { only } = all[thing];
    return only === undefined || wishes[only];
  });

/** Whether a site with these settings may store something in this place under this name. */
export const mayKeep = (wishes: StorageWishes, place: StoragePlace, name: string): boolean =>
  keptThings(wishes).some((thing) => {
    const { name: known, places } = all[thing];
    const fits = known.endsWith("*") ? name.startsWith(known.slice(0, -1)) : name === known;
    return fits && places.includes(place);
  });
