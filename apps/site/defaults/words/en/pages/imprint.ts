import { imprintOf } from "@kolam/content/model/law/imprint";
import { updated } from "@site/words/pages/imprint.meta";

/** The page that says who is behind the site, made of `facts/law.ts`. */
export const imprint = imprintOf(updated);
