export const name = "वेबसाइट";
