/** The HTML file of a canonical path. */
export function fileOf(pathname: string): string {
  return pathname === "/" ? "index.html" : `${pathname.slice(1)}.html`;
}
