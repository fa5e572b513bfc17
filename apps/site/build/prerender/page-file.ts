/** The HTML file of a canonical path, below the folder of the built site. */
export function fileOf(pathname: string): string {
  return `${pathname.slice(1)}${pathname.endsWith("/") ? "index" : ""}.html`;
}
