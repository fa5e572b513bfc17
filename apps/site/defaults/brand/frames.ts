import type { Drawing } from "@kolam/ui/kolam";

/** As many decimals as a screen shows. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A square with round corners, so far inside the whole one. */
export function frame(size: number, inset: number): string {
  const [least, most] = [round(inset), round(size - inset)];
  const radius = round((most - least) / 6);
  const corner = (x: number, y: number) => `A${radius} ${radius} 0 0 1 ${round(x)} ${round(y)}`;
  return [
    `M${least + radius} ${least}H${most - radius}${corner(most, least + radius)}`,
    `V${most - radius}${corner(most - radius, most)}`,
    `H${least + radius}${corner(least, most - radius)}`,
    `V${least + radius}${corner(least + radius, least)}Z`,
  ].join("");
}

/** Dots in rows within a frame, as many as asked for. */
export function dotsInFrame(count: number, size: number): Drawing {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const at = (index: number, of: number) => round((size * (index + 1.5)) / (of + 2));
  const dots = Array.from(
    { length: count },
    (_, index) => `M${at(index % columns, columns)} ${at(Math.floor(index / columns), rows)}h0`,
  );
  return { width: size, height: size, line: frame(size, 1), dotsPath: dots.join("") };
}

/** Quiet lines across a surface. */
export function rules(width: number, height: number, lines: number): Drawing {
  const across = Array.from(
    { length: lines },
    (_, index) => `M0 ${round((height * (index + 1)) / (lines + 1))}H${width}`,
  );
  return { width, height, line: across.join(""), dotsPath: "" };
}
