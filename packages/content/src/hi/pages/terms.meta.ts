export const name = "सेवा की शर्तें";
