// Written by `pnpm generate` from src/articles/*.mdx. Do not edit: change the article and run it again.

/** How many articles there are. */
export const articleCount: number = 6;
