import { themeScript as scriptFor } from "@kolam/ui/theme";
import { themeKey } from "./theme-key.ts";

/** The only inline script of a page, which the security policy allows by its hash. */
export const themeScript = scriptFor(themeKey);
