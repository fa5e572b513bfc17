/** What a text begins with that `pnpm new` wrote. A build for the public refuses it. */
export const placeholder = "[Replace]";
