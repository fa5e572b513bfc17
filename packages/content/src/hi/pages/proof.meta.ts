export const name = "सबूत";
