/** Where one range of budgets ends and the next begins, in your currency. */
export const budgetSteps = { low: 2_000, middle: 10_000, high: 50_000 } as const; // [Replace] What your projects cost.
