/** The parts of a page that are compared in different ways. */
export interface PageParts {
  /** The HTML without its styles, their hashes, and the lists of files that it loads. */
  readonly html: string;
  readonly css: string;
}

/** Takes the HTML of a built page apart. */
export function partsOf(page: string): PageParts {
  const css: string[] = [];
  const html = page
    .replace(/<style>(.*?)<\/style>/gs, (_, text: string) => {
      css.push(text);
      return "<style></style>";
    })
    .replace(/style-src [^;"]*/, (sources) => sources.replace(/'sha256-[^']*'/g, "'sha256'"))
    .replace(/ data-(code|styles)="[^"]*"/g, ' data-$1=""');
  return { html, css: css.join("") };
}

/** What two texts have at the first place where they differ; `undefined` if they are the same. */
export function firstDifference(before: string, after: string): string | undefined {
  if (before === after) return undefined;
  let at = 0;
  while (before[at] === after[at]) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 60));
  return `${around(before)} is now ${around(after)}`;
}
