import { fellRunners } from "@kolam/content/services/upkeep/fell-runners";
import { LineSheet } from "../sheet.tsx";

/** The entries of the first minute. */
export const FellRunners = () => <LineSheet words={fellRunners} />;
