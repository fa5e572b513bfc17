import type { ClientLogos } from "@kolam/content/model/types/pages";

/** The logos of clients on the home page. `undefined`: none. */
export const clientLogos: ClientLogos | undefined = undefined;
