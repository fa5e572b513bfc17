/** What a page shows that only its own policy allows. */
export interface PageMedia {
  /** The origins of its frames. */
  readonly frames: readonly string[];
  /** Whether it has a film of the site's own. */
  readonly film: boolean;
}

/** What the HTML of a page shows, by the mark that `SiteEmbed` writes and by its elements. */
export function mediaOf(html: string): PageMedia {
  const hosts = [...html.matchAll(/ data-embed-host="([^"]+)"/g)].map(([, host = ""]) => host);
  return { frames: [...new Set(hosts)].sort(), film: /<video[\s>]/.test(html) };
}
