import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { picturesFolder } from "@kolam/content/pictures";
import type { PictureFile } from "@site/generated/pictures";

/** An owner's logo as an element of an SVG, in the middle of a box. */
export function logoElement(
  file: PictureFile,
  { x, y, width, height }: Readonly<Record<"x" | "y" | "width" | "height", number>>,
  place: "xMid" | "xMin" | "xMax" = "xMid",
): string {
  const [, ending = ""] = /\.(\w+)$/.exec((file as string).toLowerCase()) ?? [];
  const type = ending === "svg" ? "svg+xml" : ending === "jpg" ? "jpeg" : ending;
  const data = readFileSync(resolve(picturesFolder, file)).toString("base64");
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${place}YMid meet" href="data:image/${type};base64,${data}"/>`;
}
