import { law } from "@site/facts/law";
import type { KeptFor } from "./law-facts.ts";

/** How long the messages of a form are kept; `undefined` if the owner has not stated it. */
export const keptFor = (form: string): KeptFor | undefined => law.keptDays?.[form];
