/** The key of the visitor's theme in `localStorage`. */
export const themeKey = "site:theme";
