import { lettering } from "./lettering.ts";

interface LetteredProps {
  word: keyof typeof lettering;
  /** The middle of the word, its baseline, and its width. */
  x: number;
  y: number;
  width: number;
  fill: string;
}

/** A word in the letters of its decade. */
export function Lettered({ word, x, y, width, fill }: LetteredProps) {
  const { d, width: own } = lettering[word];
  return (
    <path
      fill={fill}
      transform={`translate(${x - width / 2} ${y}) scale(${(width / own).toFixed(3)})`}
      d={d}
    />
  );
}
