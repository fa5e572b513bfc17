/**
 * The photo host resizes by itself; `src` already says how the picture is cropped. Of a file on this site there are
 * copies, or it is a drawing.
 */
export default function photoLoader({ src, width }: { src: string; width: number }): string {
  if (src.startsWith("/")) return src.replace(/\.jpg$/, `-${width}.avif`);
  const url = new URL(src);
  const ratio = Number(url.searchParams.get("h")) / Number(url.searchParams.get("w"));
  url.searchParams.set("w", String(width));
  url.searchParams.set("h", String(Math.round(width * ratio)));
  return url.href;
}
