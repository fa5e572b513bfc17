/** In a browser that shows what the build wrote, and not while it writes it or in development. */
export const isBuilt = import.meta.env.PROD && !import.meta.env.SSR;
