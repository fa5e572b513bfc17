/**
 * The photo host resizes by itself; `src` already says how the picture is cropped. Copies of an own photo are files.
 */
export default function photoLoader({ src, width }: { src: string; width: number }): string {
  if (src.startsWith("/copies/")) return src.replace(".jpg", `-${width}.avif`);
  const url = new URL(src);
  const ratio = Number(url.searchParams.get("h")) / Number(url.searchParams.get("w"));
  url.searchParams.set("w", String(width));
  url.searchParams.set("h", String(Math.round(width * ratio)));
  return url.href;
}
