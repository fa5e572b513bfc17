export const serviceWords = { figuresNote: "Beispiele, keine Zusage." } as const;
