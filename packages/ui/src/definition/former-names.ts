/** A renamed prop: of the element, or of the objects that it is given. */
export interface FormerName {
  readonly former: string;
  readonly name: string;
  readonly of: "element" | "items";
}

const look: FormerName = { former: "look", name: "variant", of: "element" };

/** Renamed props, by component: what `rename` writes and `kit.json` lists. No component imports it. */
export const formerNames: Readonly<Record<string, readonly FormerName[]>> = {
  Badge: [look],
  Bento: [look],
  CardGrid: [look],
  LogoCloud: [look],
  PersonCard: [look],
  Section: [{ former: "heading", name: "title", of: "element" }],
  Table: [look, { former: "heading", name: "title", of: "items" }],
  Tabs: [look],
  Testimonial: [look],
  Timeline: [{ former: "year", name: "label", of: "items" }],
};
