import type { ClientLogos } from "../shapes/pages.ts";

/** The logos of clients on the home page. `undefined`: none. */
export const clientLogos: ClientLogos | undefined = undefined;
