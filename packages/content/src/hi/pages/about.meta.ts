export const name = "हमारे बारे में";
