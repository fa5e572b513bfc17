import { ownServices } from "@site/facts/embed-services";
import { asItIs, type EmbedService } from "./embed-service.ts";

/** A film's id in the address of a page of YouTube. */
function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const own = /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/.test(hostname);
  const [, id] =
    (own && /^\/(?:embed|shorts|live)\/([\w-]{11})\/?$/.exec(pathname)) ||
    (hostname === "youtu.be" && /^\/([\w-]{11})$/.exec(pathname)) ||
    (own && pathname === "/watch" && /^([\w-]{11})$/.exec(searchParams.get("v") ?? "")) ||
    [];
  return id;
}

/**
 * The extent of an OpenStreetMap map from its centre at zoom 0, in degrees, in a frame of 640 × 360
 * pixels.
 */
const reach = { longitude: 450, latitude: 253 } as const;

/** The services that pages may use, by their ids: those that many sites use, and the agency's. */
export const embedServices = {
  youtube: {
    name: "YouTube",
    // Its host that sets no cookies before the film is played.
    origin: "https://www.youtube-nocookie.com",
    privacy: "https://policies.google.com/privacy",
    shape: "wide",
    frame(page) {
      const id = youtubeId(page);
      const start = Number.parseInt(page.searchParams.get("t") ?? "", 10);
      const from = start > 0 ? `&start=${start}` : "";
      return id && `${this.origin}/embed/${id}?rel=0${from}`;
    },
    start: "&autoplay=1",
  },
  vimeo: {
    name: "Vimeo",
    origin: "https://player.vimeo.com",
    privacy: "https://vimeo.com/privacy",
    shape: "wide",
    frame(page) {
      if (!/^(?:www\.|player\.)?vimeo\.com$/.test(page.hostname)) return undefined;
      const [, id, inPath] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?\/?$/.exec(page.pathname) ?? [];
      const secret = inPath ?? page.searchParams.get("h");
      return id && `${this.origin}/video/${id}?dnt=1${secret ? `&h=${secret}` : ""}`;
    },
    start: "&autoplay=1",
  },
  openstreetmap: {
    name: "OpenStreetMap",
    origin: "https://www.openstreetmap.org",
    privacy: "https://osmfoundation.org/wiki/Privacy_Policy",
    shape: "wide",
    frame(page) {
      if (!/^(?:www\.)?openstreetmap\.org$/.test(page.hostname)) return undefined;
      if (page.pathname === "/export/embed.html") return page.href;
      const [, zoom, ...middle] = /^#map=([\d.]+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(page.hash) ?? [];
      const [lat = Number.NaN, lon = Number.NaN] = middle.map(Number);
      if (Number.isNaN(lat + lon)) return undefined;
      const scale = 2 ** Number(zoom);
      const dx = reach.longitude / scale;
      const dy = (reach.latitude / scale) * Math.cos((lat * Math.PI) / 180);
      const box = [lon - dx, lat - dy, lon + dx, lat + dy].map((degrees) => degrees.toFixed(5));
      const mlat = page.searchParams.get("mlat");
      const mlon = page.searchParams.get("mlon");
      const marker = mlat && mlon ? `&marker=${mlat},${mlon}` : "";
      return `${this.origin}/export/embed.html?bbox=${box}&layer=mapnik${marker}`;
    },
  },
  "google-maps": {
    name: "Google Maps",
    origin: "https://www.google.com",
    privacy: "https://policies.google.com/privacy",
    shape: "wide",
    // The address in what “Share, Embed a map” gives.
    frame: (page) =>
      page.origin === "https://www.google.com" && page.pathname === "/maps/embed"
        ? page.href
        : undefined,
  },
  "cal.com": asItIs("Cal.com", "https://cal.com", "https://cal.com/privacy"),
  calendly: asItIs("Calendly", "https://calendly.com", "https://calendly.com/legal/privacy-notice"),
  ...ownServices,
} as const satisfies Readonly<Record<string, EmbedService>>;

/** The id of one of {@link embedServices}. */
export type EmbedServiceId = keyof typeof embedServices;

/** The ids of all services. */
export const embedServiceIds = Object.keys(embedServices) as EmbedServiceId[];

/**
 * The service of a page's address, and the address of its frame; `undefined` if no service shows
 * it.
 */
export function embedOf(
  url: string,
):
  | { readonly id: EmbedServiceId; readonly service: EmbedService; readonly src: string }
  | undefined {
  if (!URL.canParse(url) || !url.startsWith("https://")) return undefined;
  for (const id of embedServiceIds) {
    const src = embedServices[id].frame(new URL(url));
    if (src) return { id, service: embedServices[id], src };
  }
  return undefined;
}
