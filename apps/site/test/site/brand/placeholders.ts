import { type Rings, ringsFor } from "./rings.ts";

/** The drawing instead of a photo. */
export const frameDrawing = (photo: string): Rings => ringsFor(photo);

/** The drawing on the social card of a page. */
export const cardDrawing = (path: string): Rings => ringsFor(path);

/** The band on the cover of an article without numbers to draw. */
export const coverBandDrawing = (slug: string): Rings => ringsFor(slug);
