import { isOwn, type Picture } from "@kolam/content/model/types/picture";
import { factsOf } from "../photos/own-picture.ts";
import { SitePhoto } from "../photos/site-photo.tsx";

/** The lowest and the tallest that a picture beside a title may be, as width / height. */
const lowest = 2;
const tallest = 0.8;

const stockRatio = 560 / 460;

function ratioOf(picture: Picture): number {
  if (!isOwn(picture)) return stockRatio;
  const { width, height } = factsOf(picture);
  return width / height;
}

/** Whether a picture is so wide that little of it would be left beside a title. */
export const isPanorama = (picture: Picture): boolean => ratioOf(picture) > lowest;

interface HeroPictureProps {
  picture: Picture;
  /** Whether it has the page's whole width, and is whole however wide it is. */
  across?: boolean;
}

/** The picture that a page begins with, in its own ratio as far as there is room. */
export function HeroPicture({ picture, across = false }: HeroPictureProps) {
  const width = across ? 1180 : 560;
  const ratio = across ? ratioOf(picture) : Math.min(lowest, Math.max(tallest, ratioOf(picture)));
  return (
    <SitePhoto
      photo={picture}
      width={width}
      height={Math.round(width / ratio)}
      sizes={across ? "(width < 80rem) 92vw, 74rem" : "(width < 44rem) 92vw, 35rem"}
      priority
    />
  );
}
