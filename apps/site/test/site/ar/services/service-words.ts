export const serviceWords = { figuresNote: "متوسط السنوات الثلاث الأخيرة." } as const;
