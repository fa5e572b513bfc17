import { storageName } from "../browser/storage-name.ts";

/** The key of the visitor's theme in `localStorage`. */
export const themeKey = storageName("theme");
