/** What a process of Node is started with to find what is imported from the chosen site. */
export const nodeOptions: readonly string[] = ["--import", import.meta.resolve("./hooks.ts")];
