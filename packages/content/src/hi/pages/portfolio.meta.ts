export const name = "हमारा काम";
