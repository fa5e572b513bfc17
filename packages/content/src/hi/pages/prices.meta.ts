export const name = "दाम";
