export const name = "ब्रांडिंग";
