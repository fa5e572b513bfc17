import type { Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { ssim } from "ssim.js";

/** Keeps the bodies of the files that a page fetches and whose addresses contain a name. */
export class Fetched {
  readonly #bodies: Promise<Buffer>[] = [];

  /** Watches a page that is about to be opened. */
  readonly watch = (page: Page, name: string): void => {
    page.on("response", (response) => {
      if (response.url().includes(name)) this.#bodies.push(response.body());
    });
  };

  /** What was fetched since the last call. */
  take(): Promise<Buffer[]> {
    return Promise.all(this.#bodies.splice(0));
  }
}

/** The mean structural similarity (SSIM) of a copy to its picture, scaled to the copy's size; 1 if they are equal. */
export async function similarity(copy: Buffer, picture: string): Promise<number> {
  const pixels = async (image: Sharp) => {
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  };
  const shown = await pixels(sharp(copy));
  const { width, height } = shown;
  const scaled = await pixels(sharp(picture).resize(width, height, { fit: "fill" }));
  return ssim(shown, scaled, { downsample: false }).mssim;
}
