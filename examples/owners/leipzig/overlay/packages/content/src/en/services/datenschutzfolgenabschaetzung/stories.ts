import type { Story } from "../../../shapes/service.ts";

/** Noch keine: Wer eine Abschätzung braucht, möchte selten damit genannt werden. */
export const datenschutzfolgenabschaetzungStories = [] as const satisfies readonly Story[];
