import { law } from "@site/facts/law";
import type { KeptFor } from "./law-facts.ts";

/** For how long the messages of a form are kept; `undefined` if its owner has not said it. */
export const keptFor = (form: string): KeptFor | undefined => law.keptDays?.[form];
