import type { Picture } from "@kolam/content/model/types/picture";
import { SitePhoto } from "../photos/site-photo.tsx";

/** The picture that a page begins with. */
export function HeroPicture({ picture }: { picture: Picture }) {
  return (
    <SitePhoto
      photo={picture}
      width={560}
      height={460}
      sizes="(width < 60rem) 92vw, 35rem"
      priority
    />
  );
}
