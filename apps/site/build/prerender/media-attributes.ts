import { captionsOf } from "@kolam/content/media-tags";
import type { PictureFacts } from "@kolam/content/model/media/picture-facts";
import { filmFacts } from "@kolam/content/read-film";
import { folders } from "@kolam/resolve/current";
import { fromRoot } from "@kolam/resolve/sites";
import { pictureFiles } from "@site/generated/pictures";

const pictures: Readonly<Record<string, PictureFacts>> = pictureFiles;

type Attributes = Readonly<Record<string, string>>;

/**
 * The address of a picture's copy that fills a box, at most 1,280 pixels wide and never larger than
 * its file.
 */
function posterUrl(file: string, box: { readonly width: number; readonly height: number }): string {
  const facts = pictures[file];
  if (!facts) throw new Error(`There is no picture ${file} in ${fromRoot(folders.pictures)}.`);
  if (facts.type === "svg") return `/pictures/${facts.name}-${facts.width}x${facts.height}.svg`;
  const ratio = box.width / box.height;
  const width = Math.round(Math.min(1280, facts.width, facts.height * ratio));
  return `/pictures/${facts.name}-${width}x${Math.round(width / ratio)}.webp`;
}

/**
 * The attributes of a picture, a frame or a film, with what the build knows of its files: browsers
 * do not have the list of all pictures. Those of other sections stay as they are.
 */
export function mediaAttributes(tag: string, { poster, ...rest }: Attributes): Attributes {
  if (tag === "Picture") {
    const facts = pictures[rest.file ?? ""];
    return facts ? { ...rest, facts: JSON.stringify(facts) } : rest;
  }
  if (tag === "Embed") {
    return { ...rest, ...(poster && { poster: posterUrl(poster, { width: 16, height: 9 }) }) };
  }
  if (tag !== "Film") return poster === undefined ? rest : { ...rest, poster };
  const { file = "" } = rest;
  const facts = filmFacts(file);
  if (!facts) throw new Error(`${file} in ${fromRoot(folders.films)} is no film.`);
  const { width, height, seconds, sound } = facts;
  return {
    ...rest,
    ...(poster && { poster: posterUrl(poster, facts) }),
    width: String(width),
    height: String(height),
    ...(seconds && { seconds: String(seconds) }),
    ...(sound && { captions: captionsOf(file) }),
  };
}
