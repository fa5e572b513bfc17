import sizes from "./copied/sizes.json";

/** The copy of a picture whose width fits best: those that our own page names. */
export default function photoLoader({ src, width }) {
  const copies = sizes[src] ?? [];
  return (copies.find((copy) => copy.width >= width) ?? copies.at(-1) ?? { src }).src;
}
