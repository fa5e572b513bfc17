/** The file that holds the head and the main part of the page at a path; `null` is the not-found page. */
export function fileOfPath(path: string | null): string {
  if (path === null) return "/head/404.txt";
  return `/head/${path === "/" ? "home" : path.slice(1)}.txt`;
}
