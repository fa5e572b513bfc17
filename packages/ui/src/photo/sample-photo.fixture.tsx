import frame from "virtual:kolam/frame/story/1200x800";
import { Motif } from "../motif/motif.tsx";
import { arrivingPhoto } from "./photo.fixture.ts";
import { Photo } from "./photo.tsx";

/** A photo above its artwork; without a file, what is shown until it arrives. */
export const samplePhoto = ({
  src = arrivingPhoto,
  alt = "Hills in the evening",
  height = 800,
} = {}) => (
  <Photo
    src={src}
    alt={alt}
    width={1200}
    height={height}
    frame={<Motif drawing={frame} preserveAspectRatio="xMidYMid slice" />}
  />
);
