import type { DatedText } from "@kolam/content/dates-file";
import type { TextOfPage } from "./texts-of-pages.ts";

/**
 * The pages as they are now, each with the day on which its text became what it is: the day that is
 * known, the page's own for one that is new, or else today.
 */
export function dated(
  before: ReadonlyMap<string, DatedText>,
  texts: readonly TextOfPage[],
  today: string,
): ReadonlyMap<string, DatedText> {
  return new Map(
    texts.map(({ path, hash, published }) => {
      const known = before.get(path);
      const day = known?.hash === hash ? known.day : ((known ? undefined : published) ?? today);
      return [path, { day, hash }];
    }),
  );
}

/**
 * The paths of pages whose text is not the one that has a day. A page that went online by itself,
 * on a day after all that is written, has the day of its publication.
 */
export function behind(
  before: ReadonlyMap<string, DatedText>,
  texts: readonly TextOfPage[],
): string[] {
  const [last] = [...before.values()]
    .map(({ day }) => day)
    .sort()
    .reverse();
  return texts
    .filter(({ path, hash, published }) => {
      const known = before.get(path);
      return known ? known.hash !== hash : !(last && published && published > last);
    })
    .map(({ path }) => path);
}
