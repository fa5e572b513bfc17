/** The path of a page within the site, which may be in a folder of its host. */
export const pathOf = ({ pathname }: Pick<Location, "pathname">): string =>
  decodeURI(pathname.slice(import.meta.env.BASE_URL.length - 1)) || "/";

/** The address of a page by its path within the site. */
export const addressOf = (path: string): string =>
  import.meta.env.BASE_URL.slice(0, -1) + encodeURI(path);
