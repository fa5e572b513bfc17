import type { Drawing } from "@kolam/ui/kolam";
import { frame, round } from "./frames.ts";
import { letters } from "./letters.ts";

/** A letter's path, so many times as large, with its upper left corner at a point. */
function moved(path: string, scale: number, left: number, top: number): string {
  let isAcross = false;
  return path.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    isAcross = !isAcross;
    return String(round(Number(number) * scale + (isAcross ? left : top)));
  });
}

/** A box in a drawing: its middle, and what there is room for around it. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Letters side by side, as large as a box has room for. */
function written(text: string, { x, y, width, height }: Box): string {
  const widthInUnits = 8.4 * text.length - 2.4;
  const scale = Math.min(width / widthInUnits, height / 8);
  return [...text]
    .map((letter, index) =>
      moved(
        letters[letter] ?? "",
        scale,
        x + (index * 8.4 - widthInUnits / 2) * scale,
        y - 4 * scale,
      ),
    )
    .join("");
}

/** Some letters within frames, in a square: one unit is a pixel at its original size. */
export function monogram(text: string, size: number, frames: number): Drawing {
  const middle = size / 2;
  const step = size / 16;
  const room = (size - 2 * frames * step) * (frames === 0 ? 0.94 : 0.56);
  const around = Array.from({ length: frames }, (_, index) => frame(size, 1 + index * step));
  const box = { x: middle, y: middle, width: room, height: room };
  return { width: size, height: size, line: around.join("") + written(text, box), dotsPath: "" };
}

/** Some letters in the middle of a surface. */
export function lettered(text: string, width: number, height: number): Drawing {
  const box = { x: width / 2, y: height / 2, width: width / 5, height: height / 5 };
  return { width, height, line: written(text, box), dotsPath: "" };
}
