/** The address of the page of what a player shows; the player's own is for frames. */
export function watchable(address: string): string | undefined {
  const written = address.startsWith("//") ? `https:${address}` : address;
  if (!/^https?:/.test(written) || !URL.canParse(written)) return undefined;
  const url = new URL(written);
  url.protocol = "https:";
  const host = url.host.replace(/^(?:www|m|player)\./, "");
  const parts = url.pathname.split("/").filter(Boolean);
  const id = (parts.at(-1) ?? "").replace(/&.*/, "");
  if (/^youtube(?:-nocookie)?\.com$/.test(host)) {
    const inPath = ["embed", "v", "shorts"].includes(parts[0] ?? "") ? id : undefined;
    const video = url.searchParams.get("v") ?? inPath;
    return video ? `https://www.youtube.com/watch?v=${video}` : url.href;
  }
  if (host === "vimeo.com" && /^\d+$/.test(id)) return `https://vimeo.com/${id}`;
  if (host === "dailymotion.com" && id) return `https://www.dailymotion.com/video/${id}`;
  return url.href;
}
