export const name = "साइटमैप";
