export const language = "hi-IN";
export const name = "हिन्दी";
export const home = "होम पेज";
